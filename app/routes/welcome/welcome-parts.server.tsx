import type { RouterContextProvider } from "react-router";
import veena from "../../assets/art/veena.svg?url";
import { life } from "../../biography.ts";
import type { readWelcome } from "../../data/songs/lists/welcome.ts";
import { translate } from "../../i18n/translate.server.ts";
import { lifeEvents } from "../../life-events.ts";
import { languageOf } from "../../web/language.ts";
import { Art } from "../../ui/art.tsx";
import type { Entry } from "../catalogue/entry.server.ts";
import { Wheel } from "../raagas/wheel/wheel.tsx";
import { Claims } from "./claims.tsx";
import { Life } from "./life.tsx";
import { NewSongs } from "./new-songs.tsx";
import { RaagaOfDay } from "./raaga-of-day.tsx";
import { SongOfDay } from "./song-of-day.tsx";
import { WelcomePicture } from "./welcome-picture.tsx";
import { showHoldings, showRaagaOfDay, type Today, welcomeWords } from "./today.server.ts";

interface PartsInput {
  content: Awaited<ReturnType<typeof readWelcome>>;
  today: Today | null;
  newest: Entry[];
  day: number;
}

export function makeParts(context: Readonly<RouterContextProvider>, input: PartsInput) {
  const { content, today, newest, day } = input;
  const language = languageOf(context);
  const words = welcomeWords(language);
  const raaga = showRaagaOfDay(language, content.melakartas, day);
  const events = lifeEvents.map((event) => ({ ...event, words: event.words[language] }));
  return {
    music: (
      <>
        {content.picture ? (
          <WelcomePicture picture={content.picture} />
        ) : (
          <Art src={veena} box={[640, 240]} />
        )}
        {today && <SongOfDay title={words.song} today={today} />}
      </>
    ),
    page: (
      <>
        <Claims holdings={showHoldings(language, content)} />
        {newest.length > 0 && (
          <div className="welcome-music">
            <NewSongs title={words.newest} more={words.allNew} songs={newest} />
            {raaga && <RaagaOfDay title={words.raaga} raaga={raaga} />}
          </div>
        )}
        <section className="wheel-section" aria-labelledby="wheel">
          <h2 id="wheel">{translate(language, "wheel.title")}</h2>
          <p className="prose">{translate(language, "wheel.lead")}</p>
          <Wheel melakartas={content.melakartas} />
        </section>
        <Life paragraphs={life.map((paragraph) => paragraph[language])} events={events} />
      </>
    ),
  };
}
