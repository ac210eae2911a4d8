/** The address of the form for a recording of a composition. */
export const choosePath = (compositionId: number) => `/songs/add?composition=${compositionId}`;
