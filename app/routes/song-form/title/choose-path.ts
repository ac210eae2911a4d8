export const choosePath = (compositionId: number) => `/songs/add?composition=${compositionId}`;
