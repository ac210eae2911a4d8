/** The key of `localStorage` under which a device keeps its songs. */
export const deviceKey = "kept";
/** The key of `sessionStorage` that is set when the user has dismissed the question for this session. */
export const laterKey = "kept-later";
