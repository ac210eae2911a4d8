import { Suspense } from "react";
import { archive } from "../../archive.ts";
import { calling, lead } from "../../biography.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext, sessionUserContext } from "../../web/context.ts";
import { findUnfinishedWithNextBatch } from "../../data/kept/heard-songs.ts";
import { readWelcome } from "../../data/songs/lists/welcome.ts";
import { dayNumber, lettersOfDay } from "../../domain/songs/lists/day-choice.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Link } from "../../ui/link.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import { readLocal } from "../../ui/read-local.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { keepInitials } from "../../ui/name.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import siteStylesheet from "../../app.css?url";
import stylesheet from "../../styles/welcome.css?url";
import portraitStylesheet from "../../styles/portrait.css?url";
import wheelStylesheet from "../../styles/wheel.css?url";
import { toEntry } from "../catalogue/entry.server.ts";
import type { Route } from "./+types/welcome";
import { ListenNow } from "./listen-now.tsx";
import { offerToListen, showToday } from "./today.server.ts";
import { makeParts } from "./welcome-parts.server.tsx";

const Continue = lazyPart(() => import("./continue.tsx"));

export const loader = publicLoader([], async (args: Route.LoaderArgs) => {
  const { context } = args;
  const language = languageOf(context);
  const day = dayNumber(Date.now());
  const db = context.get(databaseContext);
  const user = context.get(sessionUserContext);
  const [unfinished, content] = await Promise.all([
    user && findUnfinishedWithNextBatch(db, user.id),
    readWelcome(db, language, { composerId: archive.composerId, letters: lettersOfDay(day) }),
  ]);
  const today = await showToday(context, content.today);
  const newest = content.newest.map((song) => toEntry(language, song));
  const data = {
    lead: lead[language],
    calling: calling[language],
    years: archive.years,
    offer: offerToListen(language, [...(today ? [today.entry] : []), ...newest], content),
    unfinished,
    pictureStyles: content.picture && portraitStylesheet,
    drawn: drawOnServer(args, makeParts(context, { content, today, newest, day })),
  };
  return { data, version: content.version };
});

export const headers = pageHeaders(siteStylesheet, stylesheet, wheelStylesheet);

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const isHydrated = useHydrated();
  const { offer, drawn, pictureStyles, unfinished } = loaderData;
  return (
    <>
      <Stylesheet href={stylesheet} />
      <Stylesheet href={wheelStylesheet} />
      {pictureStyles && <Stylesheet href={pictureStyles} />}
      <PageHead description={loaderData.lead} path="/" />
      <section className="hero">
        <div className="hero-words">
          <p className="eyebrow">
            {loaderData.calling} · <span>{loaderData.years}</span>
          </p>
          <h1>{keepInitials(master)}</h1>
          <p className="lead">{loaderData.lead}</p>
          {offer && <ListenNow offer={offer} />}
          <p className="actions">
            <Link to="/home" className={offer ? "button quiet" : "button"} prefetch>
              {t("welcome.browse")}
            </Link>
            <Link to="/my-collection" className="plain-link">
              {t("welcome.collect")}
            </Link>
          </p>
          <p className="actions resume">
            {isHydrated && (unfinished !== null || readLocal("heard") !== null) && (
              <Beside>
                <Suspense>
                  <Continue unfinished={unfinished} />
                </Suspense>
              </Beside>
            )}
          </p>
        </div>
        <ServerDrawn parts={drawn} name="music" className="hero-music" />
      </section>
      <ServerDrawn parts={drawn} name="page" />
    </>
  );
}
