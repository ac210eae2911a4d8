import type { FellowPerformer } from "../../data/people/person-credits.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";

export function Fellows({ fellows }: { fellows: FellowPerformer[] }) {
  const { t } = useI18n("people");
  if (fellows.length === 0) return null;
  return (
    <section aria-labelledby="fellows">
      <h2 id="fellows">{t("person.fellows")}</h2>
      <ul>
        {fellows.map(({ id, name, native, recordings }) => (
          <li key={id}>
            <Link to={`/people/${id}`}>
              <MusicName native={native} roman={name} />
            </Link>
            {` · ${t("recordings.count", { count: recordings })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
