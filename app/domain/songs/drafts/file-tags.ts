/** The maximum number of drafts of a user. */
export const maxDrafts = 200;

/** The tags of a file. Unknown tags are "". */
export interface FileTags {
  title: string;
  artist: string;
  album: string;
  /** The date as written in the file, often a year. */
  date: string;
  track: string;
}

export const noTags: FileTags = { title: "", artist: "", album: "", date: "", track: "" };
