import { useEffect, useState } from "react";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { readPractice } from "../../data/music/taala-pages/practice.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/practise.css?url";
import taalaStylesheet from "../../styles/taalas.css?url";
import { loadPart } from "../../ui/part.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/practise";
import { firstTaala, PracticeTools } from "./practice-tools.tsx";

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
  const { taalas } = practice;
  const [here, setHere] = useState<Pick<typeof practice, "raaga" | "asked"> | null>(null);
  const { raaga, asked } = here ?? practice;
  useEffect(() => {
    if (!document.documentElement.dataset.saved) return;
    void loadPart(() => import("./asked-here.ts"))
      .then((part) => part?.findAskedHere(practice))
      .then((found) => setHere(found ?? null));
  }, [practice]);
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
      <PracticeTools
        key={asked.taala}
        path="/practise"
        taalas={taalas}
        raaga={raaga}
        asked={asked}
      />
    </div>
  );
}
