import type { FellowPerformer } from "../../data/people/person-detail.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";
import { SmallPicture } from "./person-picture.tsx";

export function Fellows({ fellows }: { fellows: FellowPerformer[] }) {
  const { t } = useI18n("people");
  if (fellows.length === 0) return null;
  return (
    <section aria-labelledby="fellows">
      <h2 id="fellows">{t("person.fellows")}</h2>
      <ul className="person-rows">
        {fellows.map((person) => (
          <li key={person.id}>
            <SmallPicture of={person} />
            <div>
              <Link to={`/people/${person.id}`} prefetch>
                <MusicName native={person.native} roman={person.name} />
              </Link>
              <p>{t("recordings.count", { count: person.recordings })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
