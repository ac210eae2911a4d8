import { besidePath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RaagaMark } from "../../../ui/name.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

type LookAlike = RaagaView["lookAlikes"][number];

export function LookAlikes({ id, raagas }: { id: string; raagas: LookAlike[] }) {
  const { t } = useI18n("raagas");
  if (raagas.length === 0) return null;
  return (
    <section aria-labelledby="look-alikes" className="look-alikes">
      <h2 id="look-alikes">{t("lookAlikes.title")}</h2>
      <ul>
        {raagas.map((one) => (
          <li key={one.raaga.id}>
            <RaagaMark mark={one.mark} />
            <RaagaName raaga={one.raaga} />
            <span>
              <Difference of={one} />
            </span>
            <Link to={besidePath(id, one.raaga.id)}>{t("lookAlikes.compare")}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Difference({ of: { has, lacks, isSameScale } }: { of: LookAlike }) {
  const { t } = useI18n("raagas");
  if (has && lacks) return t("lookAlikes.instead", { has, lacks });
  if (has) return t("lookAlikes.has", { has });
  if (lacks) return t("lookAlikes.lacks", { lacks });
  return t(isSameScale ? "lookAlikes.same" : "lookAlikes.order");
}
