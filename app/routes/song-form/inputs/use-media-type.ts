import { type ChangeEvent, useRef } from "react";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { findMediaType } from "../../../domain/songs/drafts/find-media-type.ts";
import { uploadTypes } from "../../../domain/songs/song-field-kinds.ts";

/** Lets the media type follow the upload type until somebody chooses it. */
export function useMediaType(mediaTypes: SongLists["mediaTypes"], chosen: string | undefined) {
  const isChosen = useRef(Boolean(chosen));
  const follow = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const select = currentTarget.form?.elements.namedItem("mediaTypeId");
    const uploadType = uploadTypes.find((one) => one === currentTarget.value);
    if (isChosen.current || !uploadType || !(select instanceof HTMLSelectElement)) return;
    const type = findMediaType(mediaTypes, uploadType);
    if (type) select.value = String(type.id);
  };
  const handleChoice = () => {
    isChosen.current = true;
  };
  return { follow, handleChoice };
}
