import { chakraNames } from "../../../domain/music/chakra.ts";
import type { RaagaMark as Mark } from "../../../domain/music/picture/raaga-mark.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { RaagaMark } from "../../../ui/name.tsx";
import { MelakartaRow } from "./melakarta-row.tsx";
import type { Melakarta } from "./wheel-cell.tsx";
import { ofChakra, WheelDrawing } from "./wheel-drawing.tsx";

export interface MarkedMelakarta extends Melakarta {
  mark: Mark | null;
}

/** The melakartas by chakra, all of their names shown, with the wheel beside them or, on phones, below. */
export function Melakartas({ melakartas }: { melakartas: MarkedMelakarta[] }) {
  const { t } = useI18n("raagas");
  return (
    <>
      <div className="wheel-top">
        <h2 id="melakartas">{t("raagas.melakartas")}</h2>
        <a href="#ring">{t("raagas.toWheel")}</a>
        <Link to="/raagas?kind=melakarta">{t("raagas.inOneList")}</Link>
      </div>
      <div className="wheel listed">
        <div className="chakras">
          {chakraNames.map((name, at) => (
            <section key={name} id={`chakra-${at + 1}`}>
              <h3>
                <a href={`#chakra-${at + 1}`}>
                  <span>{at + 1}</span>
                  {t(`chakra.${name}`)}
                </a>
              </h3>
              <ul>
                {ofChakra(melakartas, at).map(({ mark, ...melakarta }) => (
                  <MelakartaRow
                    key={melakarta.id}
                    melakarta={melakarta}
                    mark={<RaagaMark mark={mark} />}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <figure>
          <WheelDrawing melakartas={melakartas} hasNames />
          <figcaption>{t("wheel.lead")}</figcaption>
        </figure>
      </div>
    </>
  );
}
