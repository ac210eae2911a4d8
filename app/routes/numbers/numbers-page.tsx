import type { ArchiveNumbers } from "../../data/records/numbers.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import type { Counted, Ranking } from "../../domain/records/numbers.ts";
import { sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import { missingParts } from "../../domain/songs/song.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Figure, type Bar } from "./figure.tsx";

const searchPath = (query: Record<string, string>) =>
  listPath("/search", { ...query, searched: "true" });

export function NumbersPage({
  compositions,
  recordings,
  missing,
  counted,
  unsourced,
}: Omit<ArchiveNumbers, "version"> & { unsourced: Pick<Bar, "name" | "values">[] }) {
  const { t, language } = useI18n("numbers");
  const ranked = ({ first, others }: Ranking, pathOf: (one: Counted) => string | null): Bar[] => [
    ...first.map((one) => ({
      name: one.names[language] ?? one.name,
      to: pathOf(one),
      values: [one.count],
    })),
    ...(others > 0
      ? [{ name: t("numbers.others"), to: null, values: [others], isRest: true }]
      : []),
  ];
  const lacking = missingParts.map((part) => ({
    name: t(`numbers.missing.${part}`),
    to: missing[part] > 0 ? listPath("/home", { without: part }) : null,
    values: [missing[part]],
  }));
  const figures = counted?.figures;
  return (
    <div className="page numbers">
      <PageHead title={t("numbers.title")} description={t("numbers.lead")} path="/about/numbers" />
      <h1>{t("numbers.title")}</h1>
      <p>{t("numbers.holds", { compositions, recordings })}</p>
      {counted && (
        <p className="hint">
          {t("numbers.counted")} <DateTime at={counted.at} />
        </p>
      )}
      {!counted && <p>{t(compositions === 0 ? "numbers.empty" : "numbers.soon")}</p>}
      {figures && (
        <div className="figures">
          <Figure
            id="raagas"
            title={t("numbers.raagas")}
            columns={[t("numbers.raaga"), t("numbers.compositions")]}
            bars={ranked(figures.raagas, ({ id }) => raagaPath(id))}
          />
          <Figure
            id="taalas"
            title={t("numbers.taalas")}
            columns={[t("numbers.taala"), t("numbers.compositions")]}
            bars={ranked(figures.taalas, ({ id }) => taalaPath(id))}
          />
          <Figure
            id="languages"
            title={t("numbers.languages")}
            columns={[t("numbers.language"), t("numbers.compositions")]}
            bars={figures.languages.map(({ id, count }) => {
              const code = sungLanguages.find((one) => one === id);
              const name = code ? t(`numbers.sung.${code}`) : id;
              return { name, to: searchPath({ language: id }), values: [count] };
            })}
          />
          <Figure
            id="decades"
            title={t("numbers.decades")}
            columns={[t("numbers.decade"), t("numbers.recordings")]}
            bars={figures.decades.map(({ id, count }) => ({
              name: t("numbers.from", { year: id }),
              to: searchPath({ recordingYearStart: id, recordingYearEnd: String(Number(id) + 9) }),
              values: [count],
            }))}
          />
          <Figure
            id="singers"
            title={t("numbers.singers")}
            columns={[t("numbers.singer"), t("numbers.recordings")]}
            bars={ranked(figures.singers, ({ id }) => (id ? `/people/${id}` : null))}
          />
          <Figure
            id="growth"
            title={t("numbers.growth")}
            columns={[t("numbers.month"), t("numbers.compositions"), t("numbers.recordings")]}
            bars={figures.months.map(({ month, compositions: added, recordings: recorded }) => ({
              name: formatDate(language, month),
              to: null,
              values: [added, recorded],
            }))}
          />
        </div>
      )}
      <Figure
        id="missing"
        title={t("numbers.missing")}
        columns={[t("numbers.what"), t("numbers.compositions")]}
        bars={lacking}
      />
      {unsourced.length > 0 && (
        <Figure
          id="unsourced"
          title={t("numbers.unsourced")}
          columns={[t("numbers.fact"), t("numbers.withoutSource"), t("numbers.ofAll")]}
          bars={unsourced.map((one) => ({ ...one, to: null }))}
        />
      )}
    </div>
  );
}
