import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

const maxShown = 12;

export function Janyas({ raaga, path }: { raaga: RaagaView; path: string }) {
  const { t } = useI18n("raagas");
  const { janyas, janyaSongs } = raaga;
  if (janyas.length === 0) return null;
  const [first, others] = [janyas.slice(0, maxShown), janyas.slice(maxShown)];
  return (
    <section aria-labelledby="janyas" className="panel janyas">
      <h2 id="janyas">{t("raaga.janyas", { count: janyas.length })}</h2>
      {janyaSongs > 0 && (
        <p>
          <Link to={`${path}?of=janyas#compositions`}>
            {t("wheel.janyas", { count: janyaSongs })}
          </Link>
        </p>
      )}
      <JanyaList janyas={first} />
      {others.length > 0 && (
        <details>
          <summary>{t("raaga.moreJanyas", { count: others.length })}</summary>
          <JanyaList janyas={others} />
        </details>
      )}
    </section>
  );
}

function JanyaList({ janyas }: { janyas: RaagaView["janyas"] }) {
  const { t } = useI18n();
  return (
    <ul>
      {janyas.map(({ raaga, songs }) => (
        <li key={raaga.id}>
          <RaagaName raaga={raaga} />
          {songs > 0 && <small>{t("wheel.songs", { count: songs })}</small>}
        </li>
      ))}
    </ul>
  );
}
