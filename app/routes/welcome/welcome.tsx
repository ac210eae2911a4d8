import { archive } from "../../archive.ts";
import { calling, lead, life } from "../../biography.ts";
import { lifeEvents } from "../../life-events.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext } from "../../web/context.ts";
import { readWelcome } from "../../data/songs/lists/welcome.ts";
import { dayNumber, lettersOfDay } from "../../domain/songs/lists/day-choice.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { drawOnServer } from "../../cache/server-drawn.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Art } from "../../ui/art.tsx";
import { Link } from "../../ui/link.tsx";
import stylesheet from "../../styles/welcome.css?url";
import wheelStylesheet from "../../styles/wheel.css?url";
import { toEntry } from "../catalogue/entry.server.ts";
import { Wheel } from "../raagas/wheel/wheel.tsx";
import type { Route } from "./+types/welcome";
import { Claims } from "./claims.tsx";
import { Life } from "./life.tsx";
import { ListenNow } from "./listen-now.tsx";
import { NewSongs } from "./new-songs.tsx";
import { RaagaOfDay } from "./raaga-of-day.tsx";
import { SongOfDay } from "./song-of-day.tsx";
import {
  offerToListen,
  showHoldings,
  showRaagaOfDay,
  showToday,
  welcomeWords,
} from "./today.server.ts";

export const loader = publicLoader(async (args: Route.LoaderArgs) => {
  const { context } = args;
  const language = languageOf(context);
  const day = dayNumber(Date.now());
  const found = await readWelcome(context.get(databaseContext), language, lettersOfDay(day));
  const { melakartas, version } = found;
  const today = await showToday(context, found.today);
  const newest = found.newest.map((song) => toEntry(language, song));
  const data = {
    lead: lead[language],
    calling: calling[language],
    offer: offerToListen(language, [...(today ? [today.entry] : []), ...newest]),
    drawn: drawOnServer(args, {
      words: welcomeWords(language),
      today,
      newest,
      raaga: showRaagaOfDay(language, melakartas, day),
      holdings: showHoldings(language, found),
      melakartas,
      life: life.map((paragraph) => paragraph[language]),
      events: lifeEvents.map(({ year, words, source }) => ({
        year,
        source,
        words: words[language],
      })),
    }),
  };
  return { data, version };
});

export const headers = pageHeaders(stylesheet, wheelStylesheet);

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { offer, drawn } = loaderData;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <link rel="stylesheet" href={wheelStylesheet} precedence="area" />
      <PageHead description={loaderData.lead} path="/" />
      <section className="hero">
        <div className="hero-words">
          <p className="eyebrow">
            {loaderData.calling} · <span>{archive.years}</span>
          </p>
          <h1>{master}</h1>
          <p className="lead">{loaderData.lead}</p>
          <p className="actions">
            {offer && <ListenNow offer={offer} />}
            <Link to="/home" className={offer ? "button quiet" : "button"} prefetch>
              {t("welcome.browse")}
            </Link>
            <Link to="/my-collection" className="plain-link">
              {t("welcome.collect")}
            </Link>
          </p>
        </div>
        <div className="hero-music">
          <Art name="veena" box={[640, 240]} />
          <ServerDrawn data={drawn}>
            {({ words, today }) => today && <SongOfDay title={words.song} today={today} />}
          </ServerDrawn>
        </div>
      </section>
      <ServerDrawn data={drawn}>
        {(page) => (
          <>
            <Claims holdings={page.holdings} />
            {page.newest.length > 0 && (
              <div className="welcome-music">
                <NewSongs title={page.words.newest} more={page.words.allNew} songs={page.newest} />
                {page.raaga && <RaagaOfDay title={page.words.raaga} raaga={page.raaga} />}
              </div>
            )}
            <section className="wheel-section" aria-labelledby="wheel">
              <h2 id="wheel">{t("wheel.title")}</h2>
              <p className="prose">{t("wheel.lead")}</p>
              <Wheel melakartas={page.melakartas} />
            </section>
            <Life paragraphs={page.life} events={page.events} />
          </>
        )}
      </ServerDrawn>
    </>
  );
}
