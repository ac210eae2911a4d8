export const path = "/songs/batch";

/** Which songs the page offers: all or one's own, with a text in the title, and whether they are chosen. */
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
