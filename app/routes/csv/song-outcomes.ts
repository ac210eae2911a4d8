export const rowsPerPage = 100;

/** The lists of a preview, refused rows first; unchanged rows are folded. */
export const shownLists = ["all", "refuse", "change", "add"] as const;
