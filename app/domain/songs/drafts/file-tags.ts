/** The maximum number of drafts of a user. */
export const maxDrafts = 200;

/** The maximum length of comments and lyrics, as a draft stores them. */
export const maxTagLength = 5000;

/** The tags of a file. Unknown tags are "". */
export interface FileTags {
  title: string;
  /** All performers. */
  artist: string;
  composer: string;
  album: string;
  /** The date as written in the file, often a year. */
  date: string;
  track: string;
  comment: string;
  lyrics: string;
}

export const noTags: FileTags = {
  title: "",
  artist: "",
  composer: "",
  album: "",
  date: "",
  track: "",
  comment: "",
  lyrics: "",
};
