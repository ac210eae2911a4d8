import type { ListedConcert } from "../../data/songs/concerts/list-concerts.ts";
import { concertPath } from "../../domain/songs/concert.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Day } from "../../ui/day.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { tellLanguage } from "../../web/tell-language.server.ts";

/** The rows of the list of concerts. Drawn on the server. */
export function ConcertRows({ concerts }: { concerts: readonly ListedConcert[] }) {
  const { t, language } = useI18n("concerts");
  return (
    <ul className="concert-rows">
      {concerts.map(({ id, heldOn, place, songCount }) => (
        <li key={id}>
          <h2 lang={tellLanguage(language, id).lang}>
            <Link to={concertPath(id)} prefetch>
              {id}
            </Link>
          </h2>
          <p>
            {heldOn && <Day date={heldOn} />}
            {heldOn && place && " · "}
            {place && <MixedText text={place} />}
            {(heldOn || place) && " · "}
            {songCount > 0 ? t("concert.pieceCount", { count: songCount }) : t("concert.noPieces")}
          </p>
        </li>
      ))}
    </ul>
  );
}
