import { formatDuration } from "../../../i18n/format.ts";
import { fillCell, isControl } from "../rows/row-inputs.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";

/** Sets the start of a song in a video, and the end of the song before it if that is empty. */
export function markStart(
  form: HTMLFormElement,
  drafts: readonly ShownDraft[],
  id: string,
  seconds: number,
): void {
  const time = formatDuration(Math.floor(seconds));
  const cellOf = (row: string, input: string) => form.elements.namedItem(`${row}.${input}`);
  const start = cellOf(id, "startSeconds");
  if (isControl(start)) fillCell(start, time);
  const url = drafts.find((draft) => draft.id === id)?.inputs.mediaUrl;
  const ofVideo = drafts.filter(({ inputs }) => inputs.mediaUrl === url);
  const before = ofVideo[ofVideo.findIndex((draft) => draft.id === id) - 1];
  const end = before && cellOf(before.id, "endSeconds");
  if (isControl(end) && end.value === "") fillCell(end, time);
}
