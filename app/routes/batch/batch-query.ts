export const path = "/songs/batch";

/**
 * Songs that the page offers: all or only the user's own, with `text` in the title, and whether all are preselected.
 */
export interface BatchQuery {
  all: boolean;
  text: string;
  page: number;
  selected: boolean;
}

export const queryOf = ({ all, text, page }: BatchQuery) => ({
  of: all ? "all" : "",
  q: text,
  page: page > 1 ? page : "",
});
