import { useI18n } from "../../../i18n/provider.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

interface Props {
  letters: NonNullable<RaagaView["letters"]>;
  number: number;
}

const isRoman = (letter: string) => /\p{sc=Latn}/u.test(letter);

export function Katapayadi({ letters, number }: Props) {
  const { t } = useI18n("raagas");
  const digits = letters.map(({ digit }) => digit);
  return (
    <div className="katapayadi">
      <h3>{t("katapayadi.title")}</h3>
      <p>{t("katapayadi.lead")}</p>
      {letters.map(({ letter, digit, row }, at) => (
        <div key={at}>
          <p>{t("katapayadi.letter", { letter, digit: String(digit) })}</p>
          <ol aria-hidden="true">
            {row.map((one, index) => (
              <li key={one} className={one === letter ? "here" : undefined}>
                <span lang={isRoman(one) ? "sa-Latn" : undefined}>{one}</span>
                <small>{(index + 1) % 10}</small>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p>
        {t("katapayadi.backwards", {
          digits: digits.join(" "),
          backwards: digits.toReversed().join(""),
          number,
        })}
      </p>
    </div>
  );
}
