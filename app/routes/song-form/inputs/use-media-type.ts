import { type ChangeEvent, useRef } from "react";
import type { SongLists } from "../../../data/songs/song-lists.ts";

/** What the media type of an upload is called: YouTube shows videos. */
const kinds: Record<string, RegExp> = {
  Audio: /\baudio\b/i,
  Video: /\bvideo\b/i,
  YouTube: /\bvideo\b/i,
};

/** Lets the media type follow the upload type until somebody chooses it. */
export function useMediaType(mediaTypes: SongLists["mediaTypes"], chosen: string | undefined) {
  const isChosen = useRef(Boolean(chosen));
  const follow = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const select = currentTarget.form?.elements.namedItem("mediaTypeId");
    const kind = kinds[currentTarget.value];
    if (isChosen.current || !kind || !(select instanceof HTMLSelectElement)) return;
    const type = mediaTypes.find(({ description }) => kind.test(description));
    if (type) select.value = String(type.id);
  };
  const handleChoice = () => {
    isChosen.current = true;
  };
  return { follow, handleChoice };
}
