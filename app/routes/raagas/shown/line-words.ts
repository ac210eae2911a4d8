import type { LineFlags } from "../../../domain/music/theory/scale-flags.ts";
import { useI18n } from "../../../i18n/provider.tsx";

/** Returns a function that says in words what kind of arohana or avarohana a line is. */
export function useLineWords(): (line: LineFlags) => string {
  const { t } = useI18n("raagas");
  return ({ size, isVakra, varja }) =>
    [
      size && t(`raaga.size.${size}`),
      isVakra && t("raaga.vakra"),
      varja.length > 0 &&
        t("raaga.varja", { swaras: varja.map((letter) => t(`swara.${letter}`)).join(", ") }),
    ]
      .filter(Boolean)
      .join("; ");
}
