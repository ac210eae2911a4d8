/** Returns the address of a taala's page. */
export const taalaPath = (id: string) => `/taalas/${encodeURIComponent(id)}`;
