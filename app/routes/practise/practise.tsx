import { useState } from "react";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { readPractice } from "../../data/music/taala-pages/practice.ts";
import type { CyclePart } from "../../domain/music/taalas/cycle.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/practise.css?url";
import taalaStylesheet from "../../styles/taalas.css?url";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/practise";
import { BeatSection } from "./beat-section.tsx";
import { DroneSection } from "./drone-section.tsx";
import { PatternSection } from "./pattern-section.tsx";
import { usePractice } from "./use-practice.ts";

const firstTaala = "Adi";
const noParts: CyclePart[] = [];

export const loader = publicLoader(
  ["taala", "keeping", "raaga"],
  async ({ context, url }: Route.LoaderArgs) => {
    const language = languageOf(context);
    const query = url.searchParams;
    const db = context.get(databaseContext);
    const { version, ...practice } = await readPractice(db, query.get("raaga"), language);
    const asked = {
      taala: query.get("taala") ?? firstTaala,
      keeping: query.get("keeping") ?? "first",
    };
    return { data: { ...practice, asked, messages: areaMessages("practise", language) }, version };
  },
);

export const headers = pageHeaders();

export default function PractisePage({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Practise practice={loaderData} />
    </AreaI18nProvider>
  );
}

function Practise({ practice }: { practice: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("practise");
  const { taalas, raaga } = practice;
  const [asked, setAsked] = useState<{ taala: string; keeping: string }>(practice.asked);
  const taala =
    taalas.find(({ id }) => id === asked.taala) ??
    taalas.find(({ id }) => id === firstTaala) ??
    taalas[0];
  const keeping =
    taala && (taala.keepings.find(({ name }) => name === asked.keeping) ?? taala.keepings[0]);
  const sounds = usePractice(keeping?.parts ?? noParts);
  return (
    <div className="page practise">
      <Stylesheet href={taalaStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("practise.title")}
        description={t("practise.description")}
        path={listPath("/practise", { raaga: raaga?.id })}
      />
      <h1>{t("practise.title")}</h1>
      <p>{t("practise.description")}</p>
      <noscript>
        <p className="hint">{t("practise.needsScript")}</p>
      </noscript>
      <DroneSection />
      {taala && keeping && (
        <BeatSection
          taalas={taalas}
          chosen={{ taala, keeping }}
          onChoose={(id, name) => setAsked({ taala: id, keeping: name })}
          practice={sounds}
        />
      )}
      <PatternSection raaga={raaga} practice={sounds} />
    </div>
  );
}
