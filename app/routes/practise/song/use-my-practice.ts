import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import {
  lendChoices,
  readSoundChoice,
  rememberChoice,
  useSoundChoice,
} from "../../../player/sounds/use-sound-choice.ts";
import {
  changeSettings,
  lendTempo,
  readSettings,
  useSettings,
} from "../../../player/sounds/practice-settings.ts";
import {
  changePractice,
  leaveShared,
  type MyPractice,
  none,
  readPractice,
  readShared,
  subscribePractices,
} from "./my-practice.ts";

/** Returns how a song is practised here, as its address shares it or as it was last on this device. */
export function useMyPractice(songId: number): { practice: MyPractice; isShared: boolean } {
  const { hash } = useLocation();
  const practice = useSyncExternalStore(
    subscribePractices,
    () => readPractice(songId, hash),
    () => none,
  );
  const isShared = useSyncExternalStore(
    subscribePractices,
    () => readShared(songId, hash) !== null,
    () => false,
  );
  return { practice, isShared };
}

/** What sounds have of a song's practice, as one text. */
function heardNow(): string {
  const { shruti, cents } = readSoundChoice();
  return `${shruti} ${cents} ${readSettings().tempo}`;
}

/**
 * Sounds in the shruti and tempo of the song's practice, and keeps what is changed of them on its page. Those of a
 * shared practice are lent: the reader has their own again on other pages.
 */
export function useOwnSound(songId: number): void {
  const { practice, isShared } = useMyPractice(songId);
  const sound = useSoundChoice();
  const { tempo } = useSettings();
  const before = useRef("");
  const shared = isShared ? practice : null;
  useEffect(() => {
    const { shruti, cents } = practice;
    const returnSound = shared ? lendSound(shared) : () => {};
    if (!shared) {
      if (shruti) rememberChoice("shruti", shruti);
      if (cents !== undefined) rememberChoice("cents", String(cents));
      if (practice.tempo) changeSettings({ tempo: practice.tempo });
    }
    before.current = heardNow();
    return () => {
      returnSound();
      before.current = heardNow();
    };
    // As the page or what it shares begins; later changes are the reader's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [songId, shared]);
  useEffect(() => {
    const heard = heardNow();
    if (before.current === heard) return;
    before.current = heard;
    const { shruti, cents } = readSoundChoice();
    changePractice(songId, { shruti, cents, tempo: readSettings().tempo });
  }, [songId, sound.shruti, sound.cents, tempo]);
  useEffect(() => () => leaveShared(songId), [songId]);
}

function lendSound({ shruti, cents, tempo }: MyPractice): () => void {
  const returns = [
    lendChoices({ shruti, cents: cents === undefined ? undefined : String(cents) }),
    lendTempo(tempo),
  ];
  return () => returns.forEach((giveBack) => giveBack());
}
