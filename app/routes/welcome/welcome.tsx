import { archive } from "../../archive.ts";
import { calling, lead, life } from "../../biography.ts";
import { lifeEvents } from "../../life-events.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext } from "../../web/context.ts";
import { readWelcome } from "../../data/songs/lists/welcome.ts";
import { dayNumber, lettersOfDay } from "../../domain/songs/lists/day-choice.ts";
import { playableOf } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Art } from "../../ui/art.tsx";
import { Link } from "../../ui/link.tsx";
import stylesheet from "../../styles/welcome.css?url";
import wheelStylesheet from "../../styles/wheel.css?url";
import { toEntry } from "../catalogue/entry.server.ts";
import { Wheel } from "../raagas/wheel/wheel.tsx";
import type { Route } from "./+types/welcome";
import { ListenNow } from "./listen-now.tsx";
import { NewSongs } from "./new-songs.tsx";
import { RaagaOfDay } from "./raaga-of-day.tsx";
import { SongOfDay } from "./song-of-day.tsx";
import { Timeline } from "./timeline.tsx";
import { showHoldings, showRaagaOfDay, showToday, welcomeWords } from "./today.server.ts";

export const loader = publicLoader(async ({ context }: Route.LoaderArgs) => {
  const language = languageOf(context);
  const day = dayNumber(Date.now());
  const found = await readWelcome(context.get(databaseContext), language, lettersOfDay(day));
  const { melakartas, version } = found;
  const data = {
    melakartas,
    words: welcomeWords(language),
    today: await showToday(context, found.today),
    raaga: showRaagaOfDay(language, melakartas, day),
    newest: found.newest.map((song) => toEntry(language, song)),
    holdings: showHoldings(language, found),
    lead: lead[language],
    calling: calling[language],
    life: life.map((paragraph) => paragraph[language]),
    events: lifeEvents.map(({ year, words, source }) => ({ year, source, words: words[language] })),
  };
  return { data, version };
});

export const headers = pageHeaders(stylesheet, wheelStylesheet);

const claims = ["songs", "raagas", "years"] as const;

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { melakartas, words, today, raaga, newest, holdings } = loaderData;
  const offered = [...(today ? [today.entry] : []), ...newest];
  const first = offered.find(({ media }) => playableOf(media)) ?? today?.entry;
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
            {first && <ListenNow song={first} words={words} />}
            <Link to="/home" className={first ? "button quiet" : "button"} prefetch>
              {t("welcome.browse")}
            </Link>
            <Link to="/my-collection" className="plain-link">
              {t("welcome.collect")}
            </Link>
          </p>
        </div>
        <div className="hero-music">
          <Art name="veena" box={[640, 240]} />
          {today && <SongOfDay title={words.song} today={today} />}
        </div>
      </section>
      <dl className="claims">
        {claims.map((claim) => (
          <div key={claim}>
            <dt>{t(`claim.${claim}`)}</dt>
            <dd>{t(`claim.${claim}Number`)}</dd>
            <dd className="holding">{holdings[claim]}</dd>
          </div>
        ))}
      </dl>
      {newest.length > 0 && (
        <div className="welcome-music">
          <NewSongs title={words.newest} more={words.allNew} songs={newest} />
          {raaga && <RaagaOfDay title={words.raaga} raaga={raaga} />}
        </div>
      )}
      <section className="wheel-section" aria-labelledby="wheel">
        <h2 id="wheel">{t("wheel.title")}</h2>
        <p className="prose">{t("wheel.lead")}</p>
        <Wheel melakartas={melakartas} />
      </section>
      <section className="life" aria-labelledby="life">
        <div>
          <h2 id="life">{t("life.title")}</h2>
          {loaderData.life.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
          <Art name="mridangam" box={[320, 220]} />
        </div>
        <Timeline events={loaderData.events} />
      </section>
    </>
  );
}
