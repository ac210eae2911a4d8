/** How many songs an account may be filling in. */
export const maxDrafts = 200;

/** What a file says of itself; unknown tags are "". */
export interface FileTags {
  title: string;
  artist: string;
  album: string;
  /** As the file has it, often a year. */
  date: string;
  track: string;
}

export const noTags: FileTags = { title: "", artist: "", album: "", date: "", track: "" };
