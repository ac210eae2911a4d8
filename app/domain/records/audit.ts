/** The acts of the audit log, as stored. */
export const acts = [
  "raaga added",
  "raaga changed",
  "raaga deleted",
  "raaga merged",
  "raagas imported",
  "taala added",
  "taala changed",
  "taala deleted",
  "taala merged",
  "taalas imported",
  "songs imported",
  "song restored",
  "song type added",
  "song type changed",
  "song type deleted",
  "accompaniment type added",
  "accompaniment type changed",
  "accompaniment type deleted",
  "media type added",
  "media type changed",
  "media type deleted",
  "media location type added",
  "media location type changed",
  "media location type deleted",
  "user added",
  "user changed",
  "roles changed",
  "password set",
  "user deleted",
  "role added",
  "role changed",
  "role deleted",
  "request approved",
  "request rejected",
] as const;
export type Act = (typeof acts)[number];

/** Whether a text is an act of the audit log. */
export function isAct(text: string): text is Act {
  return acts.some((act) => act === text);
}
