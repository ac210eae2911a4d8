import { chakraNames } from "../../../domain/music/chakra.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { MelakartaRow } from "./melakarta-row.tsx";
import type { Melakarta } from "./wheel-cell.tsx";
import { ofChakra, WheelDrawing } from "./wheel-drawing.tsx";

/** The wheel with its chakras folded beside it, but for the first. */
export function Wheel({ melakartas }: { melakartas: Melakarta[] }) {
  const { t } = useI18n();
  return (
    <div className="wheel">
      <WheelDrawing melakartas={melakartas} />
      <div className="chakras">
        {chakraNames.map((name, at) => (
          <details key={name} name="chakra" open={at === 0}>
            <summary>
              <h3>
                <span>{at + 1}</span>
                {t(`chakra.${name}`)}
              </h3>
            </summary>
            <ul id={`chakra-${at + 1}`}>
              {ofChakra(melakartas, at).map((melakarta) => (
                <MelakartaRow key={melakarta.id} melakarta={melakarta} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}
