import type { CreditedSong } from "../../data/people/person-detail.ts";
import { maxListedSongs } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Link } from "../../ui/link.tsx";

interface Props {
  /** Also the filter of the search that finds all songs. */
  kind: "composer" | "singer" | "accompanistName";
  songs: CreditedSong[];
  name: string;
}

/** The songs that name a person in one part: nothing if there are none. */
export function PersonSongs({ kind, songs, name }: Props) {
  const { t } = useI18n("people");
  if (songs.length === 0) return null;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`person.${kind}`)}</h2>
      <ul>
        {songs.map(({ id, title, raagaId }) => (
          <li key={id}>
            <Link to={`/songs/${id}`}>{title}</Link>
            {raagaId && ` · ${raagaId}`}
          </li>
        ))}
      </ul>
      {songs.length === maxListedSongs && (
        <p>
          <Link to={listPath("/search", { [kind]: name, searched: "true" })}>
            {t("person.allSongs")}
          </Link>
        </p>
      )}
    </section>
  );
}
