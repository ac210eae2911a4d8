import { besidePath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RaagaMark } from "../../../ui/name.tsx";
import { CompareForm } from "../shown/compare-form.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

type LookAlike = RaagaView["lookAlikes"][number];

/** Raagas that are easily taken for this one, under a sentence for each difference, and a field for any other. */
export function LookAlikes({ id, raagas }: { id: string; raagas: LookAlike[] }) {
  const difference = useDifference();
  const { t } = useI18n("raagas");
  const groups = [...Map.groupBy(raagas, difference)];
  return (
    <section aria-labelledby="look-alikes" className="look-alikes">
      <h2 id="look-alikes">{t(raagas.length > 0 ? "lookAlikes.title" : "compare.title")}</h2>
      {groups.length > 0 && (
        <ul>
          {groups.map(([text, alike]) => (
            <li key={text}>
              <p>{text}</p>
              <ul>
                {alike.map(({ raaga, mark }) => (
                  <li key={raaga.id}>
                    <RaagaMark mark={mark} />
                    <RaagaName raaga={raaga} />
                    <Link to={besidePath(id, raaga.id)}>{t("lookAlikes.compare")}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <CompareForm one={id} isFixed />
    </section>
  );
}

function useDifference() {
  const { t } = useI18n("raagas");
  return ({ has, lacks, isSameScale }: LookAlike): string => {
    if (has && lacks) return t("lookAlikes.instead", { has, lacks });
    if (has) return t("lookAlikes.has", { has });
    if (lacks) return t("lookAlikes.lacks", { lacks });
    return t(isSameScale ? "lookAlikes.same" : "lookAlikes.order");
  };
}
