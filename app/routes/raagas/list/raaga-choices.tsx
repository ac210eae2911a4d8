import { chakraNames } from "../../../domain/music/chakra.ts";
import { type RaagaChoice, raagaKinds } from "../../../domain/music/theory/raaga-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Choices } from "../../../ui/choices.tsx";

interface Props {
  choice: RaagaChoice;
  initials: string[];
  /** Whether the wheel is shown, which already offers the chakras. */
  hasWheel: boolean;
}

export function RaagaChoices({ choice, initials, hasWheel }: Props) {
  const { t } = useI18n("raagas");
  const { kind, chakra, initial } = choice;
  return (
    <>
      <Choices
        label={t("raagas.kinds")}
        all={t("raagas.all")}
        chosen={kind}
        values={raagaKinds.map((value) => [value, t(`raagas.kind.${value}`)])}
        path={(value) => listPath("/raagas", { kind: value, initial })}
      />
      {!hasWheel && (
        <Choices
          label={t("raagas.chakras")}
          all={t("raagas.all")}
          chosen={chakra === null ? null : String(chakra)}
          values={chakraNames.map((name, at) => [
            String(at + 1),
            `${at + 1} ${t(`chakra.${name}`)}`,
          ])}
          path={(value) => listPath("/raagas", { chakra: value })}
        />
      )}
      <Choices
        label={t("raagas.initials")}
        all={t("raagas.all")}
        chosen={initial}
        values={initials.map((value) => [value, value])}
        path={(value) => listPath("/raagas", { kind, initial: value })}
        isLetters
      />
    </>
  );
}
