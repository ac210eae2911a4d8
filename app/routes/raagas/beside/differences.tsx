import { Fragment, type ReactNode } from "react";
import type { Pair } from "../../../domain/music/theory/compare-scales.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { useLineWords } from "../shown/line-words.ts";
import { RaagaName } from "../shown/raaga-name.tsx";
import { SourceList } from "../shown/source-list.tsx";
import type { BesideView, Column } from "./beside-view.server.ts";

const nameKinds = ["synonym", "other school"] as const;

const nameOf = ({ raaga }: Column) => raaga.native ?? raaga.id;

/** What two raagas have in common and what sets them apart, first in sentences, then point by point. */
export function Differences({ view }: { view: BesideView }) {
  const { t } = useI18n("beside");
  const { isItself, born, columns } = view;
  const rows = useRows(view);
  if (isItself) return <p className="prose">{t("beside.itself")}</p>;
  return (
    <>
      <div className="prose">
        <Summary view={view} />
        {born && (
          <p>
            {t("beside.born", {
              janya: nameOf(columns[born.janya]!),
              parent: nameOf(columns[born.parent]!),
            })}
          </p>
        )}
        {rows.length === 0 && <p>{t("beside.nothingElse")}</p>}
      </div>
      {rows.length > 0 && (
        <section aria-labelledby="differences" className="differences">
          <h2 id="differences">{t("beside.differences")}</h2>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column.raaga.id} scope="col">
                    <RaagaName raaga={column.raaga} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{cells[0]}</td>
                  <td>{cells[1]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function Summary({ view: { compared, columns } }: { view: BesideView }) {
  const { t } = useI18n("beside");
  if (!compared)
    return columns
      .filter(({ scale }) => !scale)
      .map((column) => (
        <p key={column.raaga.id}>{t("beside.noScale", { raaga: nameOf(column) })}</p>
      ));
  if (compared.isSameScale) return <p>{t("beside.same")}</p>;
  if (compared.letters.length === 0) return <p>{t("beside.order")}</p>;
  return (
    <>
      {compared.common.length > 0 && (
        <p>{t("beside.common", { swaras: compared.common.join(", ") })}</p>
      )}
      {columns
        .filter(({ own }) => own.length > 0)
        .map((column) => (
          <p key={column.raaga.id}>
            {t("beside.ownOf", { raaga: nameOf(column), swaras: column.own.join(", ") })}
          </p>
        ))}
    </>
  );
}

interface Row {
  label: string;
  cells: Pair<ReactNode>;
}

/** Lists the points in which two raagas differ, with what is known of each. */
function useRows({ compared, columns }: BesideView): Row[] {
  const { t } = useI18n("beside");
  const lineWords = useLineWords();
  const none = t("beside.none");
  const unknown = t("beside.unknown");
  /** A row whose cells are compared by their texts, and shown as they are or as `draw` shows them. */
  const row = (
    label: string,
    textOf: (column: Column) => string,
    draw: (column: Column) => ReactNode = () => null,
  ): Row[] => {
    const [one, other] = [textOf(columns[0]), textOf(columns[1])];
    if (one === other) return [];
    const cells = [draw(columns[0]) || one, draw(columns[1]) || other] as const;
    return [{ label, cells }];
  };
  const letters = compared?.letters ?? [];
  return [
    ...letters.map(({ letter, swaras: [one, other] }) => ({
      label: t(`swara.${letter}`),
      cells: [one.join(", ") || none, other.join(", ") || none] as const,
    })),
    ...row(t("raaga.arohana"), ({ flags }) => (flags ? lineWords(flags.up) : unknown)),
    ...row(t("raaga.avarohana"), ({ flags }) => (flags ? lineWords(flags.down) : unknown)),
    ...row(t("beside.foreign"), ({ flags, foreign, isBhashanga }) => {
      if (foreign.length > 0) return foreign.join(", ");
      if (isBhashanga) return t("beside.foreignPhrases");
      return flags ? none : unknown;
    }),
    ...row(
      t("raaga.parent"),
      ({ melakarta, parent }) =>
        melakarta === null ? (parent?.raaga.id ?? unknown) : `${t("raaga.melakarta")} ${melakarta}`,
      ({ parent }) =>
        parent && (
          <>
            {parent.number} <RaagaName raaga={parent.raaga} />
          </>
        ),
    ),
    ...nameKinds.flatMap((kind) =>
      row(
        t(`raaga.alias.${kind}`),
        ({ names }) => names[kind].join(", ") || none,
        ({ names }) => names[kind].length > 0 && <MixedText text={names[kind].join(", ")} />,
      ),
    ),
    ...row(
      t("raaga.scale.phrase"),
      ({ phrases }) => phrases.map(phraseText).join("; ") || none,
      ({ phrases }) =>
        phrases.length > 0 &&
        phrases.map((phrase) => (
          <Fragment key={phraseText(phrase)}>
            <p>{phraseText(phrase)}</p>
            {phrase.sources.length > 0 && (
              <p className="source">
                {t("song.source")}: <SourceList sources={phrase.sources} />
              </p>
            )}
          </Fragment>
        )),
    ),
  ];
}

const phraseText = ({ up, down }: Column["phrases"][number]) =>
  [up, down].map((steps) => steps.map(({ label }) => label).join(" ")).join(" / ");
