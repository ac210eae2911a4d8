import { listPath } from "../../../lib/list-path.ts";

/** What the address of a song's practice says of its lines. */
export interface LinesQuery {
  script?: string | null;
  beside?: string | null;
  view?: string | null;
  size?: string | null;
  keeping?: string | null;
  /** What stands in large letters beside a notation: by default the words. */
  show?: string | null;
}

/** The sizes of letters in the large view. */
export const sizes = [1, 2, 3, 4, 5] as const;
export const usualSize = 2;

/** Reads what an address says of the lines of a song. */
export const readLinesQuery = (query: URLSearchParams): LinesQuery => ({
  script: query.get("script"),
  beside: query.get("beside"),
  view: query.get("view"),
  size: query.get("size"),
  keeping: query.get("keeping"),
  show: query.get("show"),
});

export const linesPath = (songId: number, query: LinesQuery): string =>
  listPath(`/songs/${songId}/practise`, { ...query });
