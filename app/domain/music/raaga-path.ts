export const raagaPath = (id: string) => `/raagas/${encodeURIComponent(id)}`;

/** Returns the address of the page that compares two raagas. */
export const besidePath = (id: string, other: string) =>
  `${raagaPath(id)}/beside/${encodeURIComponent(other)}`;

/** Where two raagas to compare are named. */
export const chooseBesidePath = "/raagas/beside";
