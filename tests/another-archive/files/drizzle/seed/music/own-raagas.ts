export const ownRaagas: Readonly<Record<string, string | null>> = {};
export const scaleNotes: Readonly<Record<string, string>> = {};
export const createdByList: readonly string[] = [];
export const creatorRows = "";
