import { chooseBesidePath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";

interface Props {
  /** What was typed, or the raagas that are compared. */
  one?: string;
  other?: string;
  /** Whether one raaga is that of the page, and only the other is asked for. */
  isFixed?: boolean;
}

/** Asks for two raagas to compare. `SuggestRaagas` around it suggests names. */
export function CompareForm({ one, other, isFixed = false }: Props) {
  const { t } = useI18n("raagas");
  return (
    <form action={chooseBesidePath} className="compare" aria-label={t("compare.title")}>
      {isFixed ? (
        <input type="hidden" name="one" value={one} />
      ) : (
        <RaagaInput name="one" label={t("compare.one")} defaultValue={one} />
      )}
      <RaagaInput name="other" label={t("compare.other")} defaultValue={other} />
      <button type="submit" className="button">
        {t("lookAlikes.compare")}
      </button>
    </form>
  );
}

/** The same for two raagas, with a heading. */
export function CompareTwo(props: Pick<Props, "one" | "other">) {
  const { t } = useI18n("raagas");
  return (
    <section aria-labelledby="compare" className="compare-two">
      <h2 id="compare">{t("compare.title")}</h2>
      <CompareForm {...props} />
    </section>
  );
}

function RaagaInput(props: { name: string; label: string; defaultValue: string | undefined }) {
  const { name, label, defaultValue } = props;
  const list = `raagas-${name}`;
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        name={name}
        defaultValue={defaultValue}
        maxLength={100}
        required
        autoComplete="off"
        list={list}
        data-kind="raaga"
      />
      <datalist id={list} />
    </label>
  );
}
