import type { ReactNode } from "react";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";
import type { Melakarta } from "./wheel-cell.tsx";

interface Props {
  melakarta: Melakarta;
  mark?: ReactNode;
}

export function MelakartaRow({ melakarta, mark }: Props) {
  const { t } = useI18n();
  const { number, id, native, songs, janyaSongs } = melakarta;
  return (
    <li>
      <span>{number}</span>
      {mark}
      <Link to={raagaPath(id)}>
        <MusicName native={native} roman={id} />
      </Link>
      <small>
        {songs > 0 && <span>{t("wheel.songs", { count: songs })}</span>}
        {janyaSongs > 0 && (
          <Link to={`${raagaPath(id)}?of=janyas#compositions`}>
            {t("wheel.inJanyas", { count: janyaSongs })}
          </Link>
        )}
      </small>
    </li>
  );
}
