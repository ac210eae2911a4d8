import type { TaalaSummary } from "../../data/music/taala-pages/list-taalas.ts";
import { type CyclePart, partsOf, rupaka } from "../../domain/music/taalas/cycle.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";
import { SoundButton } from "../songs/music/sound-button.tsx";
import { AksharaRow, startsOf } from "./counting/akshara.tsx";

/** Taalas as cards that sound: the hand on each akshara of a cycle lights up in turn. */
export function FirstTaalas({ taalas }: { taalas: TaalaSummary[] }) {
  const { t } = useI18n("taalas");
  return (
    <section aria-labelledby="first">
      <h2 id="first">{t("taalas.first")}</h2>
      <ul className="taala-cards first-taalas">
        {taalas.map((taala) => (
          <Card key={taala.id} taala={taala} />
        ))}
      </ul>
    </section>
  );
}

function Card({ taala }: { taala: TaalaSummary }) {
  const { t } = useI18n("taalas");
  const { id, native, compositionCount } = taala;
  const parts = partsOf(taala);
  const cycle = parts.map(({ actions }) => actions.length).join("+");
  return (
    <li className="sounds">
      <h3>
        <Link to={taalaPath(id)}>
          <MusicName native={native} roman={id} />
        </Link>
      </h3>
      <SoundButton cycle={cycle} label={`${t("click.title")}: ${native ?? id}`} />
      <Hands parts={parts} />
      <small>
        {[
          parts
            .map(({ kind, actions }) => `${t(`anga.${kind}`)}\u00A0${actions.length}`)
            .join("\u00A0+ "),
          compositionCount > 0 && t("wheel.songs", { count: compositionCount }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </small>
      {id === rupaka && <small>{t("taala.concertRupaka")}</small>}
    </li>
  );
}

/** Draws the cycle, which may break between its parts: hands have one size in all cards. */
function Hands({ parts }: { parts: CyclePart[] }) {
  const { t } = useI18n("taalas");
  const actions = parts.flatMap((part) => part.actions);
  const starts = startsOf(parts);
  return (
    <div
      className="hands"
      role="img"
      aria-label={actions.map((action) => t(`hand.${action}`)).join(", ")}
    >
      {parts.map(({ actions: ofPart }, at) => (
        <AksharaRow key={at} actions={ofPart} start={starts[at]!} />
      ))}
    </div>
  );
}
