export const rowsPerPage = 100;

export const shownLists = ["all", "refuse", "change", "add"] as const;
