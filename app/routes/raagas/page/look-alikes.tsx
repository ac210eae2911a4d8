import { besidePath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RaagaMark } from "../../../ui/name.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

type LookAlike = RaagaView["lookAlikes"][number];

/** Raagas that are easily taken for this one, under a sentence for each difference. */
export function LookAlikes({ id, raagas }: { id: string; raagas: LookAlike[] }) {
  const difference = useDifference();
  const { t } = useI18n("raagas");
  if (raagas.length === 0) return null;
  const groups = [...Map.groupBy(raagas, difference)];
  return (
    <section aria-labelledby="look-alikes" className="look-alikes">
      <h2 id="look-alikes">{t("lookAlikes.title")}</h2>
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
