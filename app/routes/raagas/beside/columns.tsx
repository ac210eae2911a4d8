import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import { ScaleFigure } from "../played/scale-figure.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import { ScaleFile } from "../sound/scale-file.tsx";
import type { BesideView, Column } from "./beside-view.server.ts";

interface Props {
  view: Pick<BesideView, "columns" | "inTurn">;
  /** The label of a scale's sound file. */
  fileLabel: string;
}

/** The scales of two raagas, which sound one by one or in turn, and songs in each. */
export function Columns({ view: { columns, inTurn }, fileLabel }: Props) {
  const { t } = useI18n("beside");
  return (
    // The steps light up in the order in which both scales sound: up and down, up and down.
    <div className="sounds">
      {inTurn && (
        <button
          type="button"
          className="button quiet sound-button in-turn needs-script"
          aria-pressed="false"
          data-scale={inTurn}
        >
          <Icon name="play" />
          {t("beside.inTurn")}
          <Icon name="pause" />
        </button>
      )}
      <div className="beside">
        {columns.map((column, at) => (
          <RaagaColumn key={at} column={column} fileLabel={fileLabel} />
        ))}
      </div>
    </div>
  );
}

function RaagaColumn({ column, fileLabel }: { column: Column; fileLabel: string }) {
  const { t } = useI18n("beside");
  const { raaga, scale, own, isUnsure, ownSemitones, played, songs, songCount } = column;
  const path = raagaPath(raaga.id);
  return (
    <section aria-label={raaga.native ?? raaga.id} className="panel">
      <h2>
        <RaagaName raaga={raaga} />
      </h2>
      {isUnsure && <p className="doubt">{t("beside.unsure")}</p>}
      {scale ? (
        <ScaleFigure
          scale={scale}
          played={played}
          isMarked={(semitone) => ownSemitones.includes((semitone + 24) % 12)}
        />
      ) : (
        <p>{t("raaga.noScale")}</p>
      )}
      {own.length > 0 && <p>{t("beside.own", { swaras: own.join(", ") })}</p>}
      {played && <ScaleFile file={`${path}/scale.wav`} label={fileLabel} />}
      <h3>{t("raaga.compositions")}</h3>
      {songs.length === 0 && <p>{t("raaga.noSongs")}</p>}
      {songs.length > 0 && (
        <ul>
          {songs.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/songs/${id}`}>
                <Name of={name} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {songCount > songs.length && (
        <p>
          <Link to={`${path}#compositions`}>{t("wheel.songs", { count: songCount })}</Link>
        </p>
      )}
    </section>
  );
}
