import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import type { DrawnParts } from "../../shell/server-drawn.tsx";
import { Link } from "../../ui/link.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";
import type { Credits } from "./credits.server.tsx";

interface Props {
  personId: string;
  credits: Credits;
  drawn: DrawnParts | null;
  name: string;
}

export function PersonSongs({ personId, credits, drawn, name }: Props) {
  const { t } = useI18n("people");
  const { kind, ids, isPlayable, isPart, total } = credits;
  if (ids.length === 0) return null;
  const filter = kind === "performer" ? "singer" : kind;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`person.${kind}`)}</h2>
      {isPlayable && (
        <p className="actions">
          <PlayAll
            from={listPath("/songs/play", { of: kind, id: personId })}
            radio={kind === "singer" ? listPath("/radio", { singer: personId }) : undefined}
          />
        </p>
      )}
      <DrawnSongRows parts={drawn} name={kind} />
      {isPart && (
        <p>
          <Link
            className="button quiet"
            to={listPath("/search", { [filter]: name, searched: "true" })}
          >
            {total === null ? t("person.allSongs") : t("person.allCompositions", { count: total })}
          </Link>
        </p>
      )}
    </section>
  );
}
