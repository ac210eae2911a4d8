import type { ReactNode } from "react";
import { archive, dataLicence, dataSources } from "../../archive.ts";
import {
  type DumpManifest,
  dumpPath,
  manifestName,
  zipName,
} from "../../domain/records/open-data/dump.ts";
import { dumpFormats, schemaFile } from "../../domain/records/open-data/dump-formats.ts";
import { openKinds } from "../../domain/records/open-data/open-records.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Link } from "../../ui/link.tsx";

interface Held {
  /** The newest first. */
  dumps: DumpManifest[];
  compositions: number;
  recordings: number;
}

const formatNames = { jsonl: "JSON Lines (ZIP)", csv: "CSV (ZIP)" };

/** What the open data is, in which licence, and the files of the last dump. */
export function OpenData({ dumps: [dump, ...older], compositions, recordings }: Held) {
  const { t, language } = useI18n("data");
  return (
    <>
      <div className="prose">
        <p>{t("data.lead")}</p>
        <p>{t("data.holds", { compositions, recordings })}</p>
        <h2>{t("data.files")}</h2>
        {!dump && <p>{t("data.empty")}</p>}
      </div>
      {dump && <Files dump={dump} />}
      <div className="prose">
        {older.length > 0 && (
          <>
            <h3>{t("data.older")}</h3>
            <ul>
              {older.map(({ date }) => (
                <li key={date}>
                  {dumpFormats.map((format) => (
                    <span key={format} className="dump-link">
                      <a href={dumpPath(date, zipName(format))}>
                        {formatNames[format]} <span className="dump-date">{date}</span>
                      </a>
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{t("data.licence")}</h2>
        {dataLicence ? (
          <p>
            {t("data.licensed")} <a href={dataLicence.address}>{dataLicence.name}</a>
          </p>
        ) : (
          <p>
            {t("data.unlicensed")} <a href={`mailto:${archive.contact}`}>{archive.contact}</a>
          </p>
        )}
        <p>{t("data.sources")}</p>
        <ul>
          {dataSources.map(({ name, address, licence }) => (
            <li key={name}>
              <a href={address} lang="en">
                {name}
              </a>
              : {licence === null ? t("data.unstated") : <span lang="en">{licence}</span>}
            </li>
          ))}
        </ul>
        <h2>{t("data.missing")}</h2>
        <p>{t("data.missingText")}</p>
        {dump?.textsLeftOut !== undefined && (
          <p>{t("data.leftOut", { count: dump.textsLeftOut.toLocaleString(language) })}</p>
        )}
        <h2>{t("data.use")}</h2>
        <p>{t("data.useText", { format: "JSON Lines" })}</p>
        <pre lang="en" className="dump-command">
          <code>{`npm run data:sqlite -- ${zipName("jsonl")} archive.sqlite`}</code>
        </pre>
        <h2>{t("data.other")}</h2>
        <ul>
          <Way to="/api-docs">{t("data.rest")}</Way>
          <li>
            <a href="/oai?verb=Identify">{t("data.oai")}</a>
          </li>
          <li>
            <a href="/feed.atom">{t("data.feed")}</a>
          </li>
        </ul>
      </div>
    </>
  );
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
);

function Files({ dump }: { dump: DumpManifest }) {
  const { t, language } = useI18n("data");
  const { date, zips, files, finishedAt } = dump;
  const recordsOf = (kind: string) =>
    files.find(({ name }) => name === `${kind}.jsonl`)?.records ?? 0;
  return (
    <>
      <p>
        {t("data.made")} <DateTime at={Date.parse(finishedAt)} />
      </p>
      <ul className="dump-zips">
        {dumpFormats.map((format) => (
          <li key={format}>
            <a className="button" href={dumpPath(date, zipName(format))}>
              {formatNames[format]}
            </a>{" "}
            <span className="hint">
              {t("data.size", { size: megabytes(zips, zipName(format)) })}
            </span>
          </li>
        ))}
        <li>
          <a href={dumpPath(date, manifestName)}>{t("data.manifest", { hash: "SHA-256" })}</a>
        </li>
      </ul>
      <table className="dump-files">
        <thead>
          <tr>
            <th scope="col">{t("data.file")}</th>
            <th scope="col">{t("data.records")}</th>
            <th scope="col">{t("data.fields")}</th>
          </tr>
        </thead>
        <tbody>
          {openKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`data.kind.${kind}`)}</th>
              <td>{recordsOf(kind).toLocaleString(language)}</td>
              <td>
                <a
                  href={dumpPath(date, schemaFile(kind))}
                  aria-label={`JSON Schema: ${t(`data.kind.${kind}`)}`}
                >
                  JSON Schema
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** At least a hundredth. */
const megabytes = (zips: DumpManifest["zips"], name: string): number =>
  Math.max(0.01, Number(((zips.find((zip) => zip.name === name)?.bytes ?? 0) / 1e6).toFixed(2)));
