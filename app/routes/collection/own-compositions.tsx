import { useI18n } from "../../i18n/provider.tsx";
import { Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import { EditLink } from "./edit-link.tsx";
import type { OwnComposition } from "./own-entry.server.ts";

export function OwnCompositions(props: { compositions: OwnComposition[]; mayEdit: boolean }) {
  const { t } = useI18n("songs");
  return (
    <section aria-labelledby="own-compositions" className="own-songs">
      <h2 id="own-compositions">{t("collection.compositions")}</h2>
      <ul className="own-songs">
        {props.compositions.map(({ id, title, name, songId, recordings }) => (
          <li key={id} className="own-song panel">
            <div>
              <h3>
                <Link to={`/songs/${songId}`}>
                  <Name of={name} />
                </Link>
              </h3>
              <p>{t("recordings.count", { count: recordings })}</p>
            </div>
            {props.mayEdit && (
              <div className="actions">
                <EditLink id={songId} label={t("collection.edit", { title })}>
                  {t("collection.editShort")}
                </EditLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
