import { useState } from "react";
import type { PractisedRaaga, PractisedTaala } from "../../data/music/taala-pages/practice.ts";
import type { CyclePart } from "../../domain/music/taalas/cycle.ts";
import { BeatSection } from "./beat-section.tsx";
import { DroneSection } from "./drone-section.tsx";
import { PatternSection } from "./pattern-section.tsx";
import { usePractice } from "./use-practice.ts";

export const firstTaala = "Adi";
const noParts: CyclePart[] = [];

interface Props {
  /** The path of the page, which shows the taala that its query names. */
  path: string;
  /** The taalas to choose from; the song's only, or none without a beat. */
  taalas: PractisedTaala[];
  raaga: PractisedRaaga | null;
  asked: { taala: string; keeping: string };
}

/** The tambura, the beat of a taala and swara exercises, which sound in one time and shruti. */
export function PracticeTools({ path, taalas, raaga, asked: first }: Props) {
  const [asked, setAsked] = useState(first);
  const taala =
    taalas.find(({ id }) => id === asked.taala) ??
    taalas.find(({ id }) => id === firstTaala) ??
    taalas[0];
  const keeping =
    taala && (taala.keepings.find(({ name }) => name === asked.keeping) ?? taala.keepings[0]);
  const sounds = usePractice(keeping?.parts ?? noParts);
  return (
    <>
      <DroneSection />
      {taala && keeping && (
        <BeatSection
          path={path}
          taalas={taalas}
          chosen={{ taala, keeping }}
          onChoose={(id, name) => setAsked({ taala: id, keeping: name })}
          practice={sounds}
        />
      )}
      <PatternSection raaga={raaga} practice={sounds} />
    </>
  );
}
