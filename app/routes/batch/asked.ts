export const path = "/songs/batch";

/** Which songs the page offers: all or one's own, with a text in the title, and whether they are chosen. */
export interface Asked {
  all: boolean;
  text: string;
  page: number;
  selected: boolean;
}

export const queryOf = ({ all, text, page }: Asked) => ({
  of: all ? "all" : "",
  q: text,
  page: page > 1 ? page : "",
});
