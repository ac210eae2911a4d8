/** The key of `localStorage` under which a device keeps its songs. */
export const deviceKey = "kept";
/** The key of `sessionStorage` that says that the user does not want to be asked now. */
export const laterKey = "kept-later";
