import type { ListedConcert } from "../../data/songs/concerts/list-concerts.ts";
import { concertPath } from "../../domain/songs/concert.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Day } from "../../ui/day.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { tellLanguage } from "../../web/tell-language.server.ts";

/** Whether the name of a concert tells its date, of which the month may be written in words. */
function tellsDate(name: string, date: string): boolean {
  const [year, month, day] = date.split("-");
  const numbers = new Set(name.match(/\d+/g)?.map(Number));
  return numbers.has(Number(year)) && (!month || numbers.has(Number(day)));
}

/** The rows of the list of concerts. Drawn on the server. */
export function ConcertRows({ concerts }: { concerts: readonly ListedConcert[] }) {
  const { t, language } = useI18n("concerts");
  return (
    <ul className="concert-rows">
      {concerts.map(({ id, heldOn, place, songCount }) => {
        const date = heldOn && !tellsDate(id, heldOn) && <Day date={heldOn} />;
        return (
          <li key={id}>
            {/* Said by the name, or the date below it. */}
            <p className="year" aria-hidden="true">
              {heldOn?.slice(0, 4)}
            </p>
            <h2 lang={tellLanguage(language, id).lang}>
              <Link to={concertPath(id)} prefetch>
                {id}
              </Link>
            </h2>
            <p>
              {date}
              {date && place && " · "}
              {place && <MixedText text={place} />}
            </p>
            {songCount > 0 && (
              <p className="pieces">{t("concert.pieceCount", { count: songCount })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
