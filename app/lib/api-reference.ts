/** The description of the REST interface as a page tells it: texts, ready to be shown. */
export interface ApiReference {
  groups: { id: string; name: string; calls: ApiCall[] }[];
  shapes: { name: string; text: string }[];
}

export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Whom it is for. */
  who: string;
  inputs: { name: string; place: string; type: string; required: boolean; says: string }[];
  body: { type: string; text: string } | null;
  /** The call from a command line. */
  curl: string;
  answers: { status: string; says: string; text: string | null }[];
}
