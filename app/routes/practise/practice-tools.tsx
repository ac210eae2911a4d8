import { useState } from "react";
import type { PractisedRaaga, PractisedTaala } from "../../data/music/taala-pages/practice.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { BeatSection } from "./beat-section.tsx";
import { DroneSection } from "./drone-section.tsx";
import { PatternSection } from "./pattern-section.tsx";
import { usePractice } from "./use-practice.ts";

export const firstTaala = "Adi";

interface Props {
  /** The path of the page, which shows the taala that its query names. */
  path: string;
  /** The taalas to choose from, or the song's only. Those without counts have no beat. */
  taalas: PractisedTaala[];
  raaga: PractisedRaaga | null;
  asked: { taala: string; keeping: string };
}

/** The tambura, the beat of a taala and swara exercises, which sound in one time and shruti. */
export function PracticeTools({ path, taalas: all, raaga, asked: first }: Props) {
  const { t } = useI18n("practise");
  const [asked, setAsked] = useState(first);
  const taalas = all.filter(({ keepings }) => keepings.length > 0);
  const beatless = all.find(({ id, keepings }) => id === asked.taala && keepings.length === 0);
  const taala =
    taalas.find(({ id }) => id === asked.taala) ??
    taalas.find(({ id }) => id === firstTaala) ??
    taalas[0];
  const keeping =
    taala && (taala.keepings.find(({ name }) => name === asked.keeping) ?? taala.keepings[0]);
  const sounds = usePractice(keeping ?? null);
  return (
    <>
      <DroneSection />
      {beatless && (
        <p className="hint">{t("practise.noBeat", { name: beatless.native ?? beatless.id })}</p>
      )}
      {taala && keeping && (
        <BeatSection
          path={path}
          taalas={taalas}
          chosen={{ taala, keeping }}
          onChoose={(id, name) => setAsked({ taala: id, keeping: name })}
          practice={sounds}
        />
      )}
      <PatternSection raaga={raaga} hasBeat={keeping !== undefined} practice={sounds} />
    </>
  );
}
