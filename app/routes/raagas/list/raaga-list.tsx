import { pageButtons } from "../../../domain/paging.ts";
import type { RaagaChoice } from "../../../domain/music/theory/raaga-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ProposedMark, RaagaMark } from "../../../ui/name.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { ListedPage } from "./raagas-view.server.ts";

interface Props {
  list: ListedPage;
  choice: RaagaChoice;
  text: string;
  page: number;
}

export function RaagaList({ list, choice, text, page }: Props) {
  const { t } = useI18n("raagas");
  const { total, pages, raagas } = list;
  return (
    <section aria-labelledby="list" className="raaga-list">
      <h2 id="list">{t("raagas.count", { count: total })}</h2>
      {total === 0 && <Empty text={t("raagas.none")} to="/raagas" label={t("nav.raagaList")} />}
      <ul>
        {raagas.map(({ raaga, melakarta, parent, songs, isProposed, mark }) => (
          <li key={raaga.id}>
            <span className={melakarta === null ? "number" : "number own"}>{parent ?? "–"}</span>
            <RaagaMark mark={mark} />
            <RaagaName raaga={raaga} />
            {isProposed && <ProposedMark />}
            {songs > 0 && <small>{t("wheel.songs", { count: songs })}</small>}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        buttons={pageButtons(page, pages)}
        to={(number) => listPath("/raagas", { ...choice, q: text, page: number })}
      />
    </section>
  );
}
