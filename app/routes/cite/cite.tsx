import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import type { Language } from "../../archive.ts";
import type { Database } from "../../data/database.ts";
import { findCited } from "../../data/records/citing/find-cited.ts";
import { readNativeNameWithNextBatch } from "../../data/records/suggesting/subject-names.ts";
import { cite } from "../../domain/records/citing/citation.ts";
import { citationFormats } from "../../domain/records/citing/citation-formats.ts";
import {
  citationFilePath,
  type CitedKind,
  citedPath,
  citePath,
  isCitedKind,
} from "../../domain/records/citing/cited-paths.ts";
import { formatDate } from "../../i18n/format.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import accountStylesheet from "../../styles/account.css?url";
import listStylesheet from "../../styles/catalogue.css?url";
import stylesheet from "../../styles/cite.css?url";
import { Choices } from "../../ui/choices.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/cite";
import { CopyButton } from "./copy-button.tsx";
import { EnglishText } from "./english-text.tsx";

export const loader = publicLoader(["of"], async ({ context, params, url }: Route.LoaderArgs) => {
  const { kind, id } = params;
  if (!isCitedKind(kind)) throw data(null, { status: 404 });
  const language = languageOf(context);
  const db = context.get(databaseContext);
  // The first joins the batch of the second.
  const [native, found] = await Promise.all([
    findNative(db, { kind, id, language }),
    findCited(db, kind, id),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { last, version } = found;
  const ofVersion = last !== null && url.searchParams.get("of") === "version";
  const citation = cite(found, {
    origin: context.get(settingsContext).SITE_ORIGIN,
    now: Date.now(),
    version: ofVersion ? last : null,
  });
  const query = { of: ofVersion ? "version" : null };
  const page = {
    kind: found.kind,
    id: found.id,
    title: native ?? citation.title,
    isNative: native !== null,
    hasRecording: found.hasRecording,
    ofVersion,
    changedOn: last && formatDate(language, last.at),
    address: citation.address,
    formats: citationFormats.map(({ extension, name, write }) => ({
      name: name ?? translate(language, "cite.plainText"),
      text: write(citation).trimEnd(),
      file: listPath(citationFilePath(found.kind, found.id, extension), query),
      fileName: `${citation.key}.${extension}`,
    })),
    messages: areaMessages("cite", language),
  };
  return { data: page, version };
});

/** The name of what is cited in the reader's script, which concerts have not. */
const findNative = (
  db: Database,
  { kind, id, language }: { kind: CitedKind; id: string; language: Language },
) =>
  kind === "concert"
    ? null
    : readNativeNameWithNextBatch(db, { kind: kind === "recording" ? "song" : kind, id, language });

export const headers = pageHeaders();

export default function Cite({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <CitePage page={loaderData} />
    </AreaI18nProvider>
  );
}

function CitePage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("cite");
  const { kind, id, title, isNative, hasRecording, ofVersion, changedOn, address, formats } = page;
  const of = ofVersion ? "version" : null;
  return (
    <div className="page working cite">
      <Stylesheet href={accountStylesheet} />
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("cite.title", { title })}
        description={t("cite.lead")}
        path={citePath(kind, id)}
        index={false}
      />
      <p className="crumb">
        <Link to={citedPath(kind, id)}>{isNative ? title : <EnglishText text={title} />}</Link>
      </p>
      <h1>{t("cite.link")}</h1>
      <p className="lead">{t("cite.lead")}</p>
      {hasRecording && (
        <Choices
          label={t("cite.what")}
          all={t("cite.composition")}
          chosen={kind === "recording" ? kind : null}
          values={[["recording", t("cite.recording")]]}
          path={(value) => listPath(citePath(value === null ? "song" : "recording", id), { of })}
        />
      )}
      {changedOn !== null && (
        <Choices
          label={t("cite.version")}
          all={t("cite.noVersion")}
          chosen={of}
          values={[["version", changedOn]]}
          path={(value) => listPath(citePath(kind, id), { of: value })}
        />
      )}
      {formats.map(({ name, text, file, fileName }, at) => (
        <section key={fileName}>
          <details open={at === 0}>
            <summary>
              <h2>{name}</h2>
            </summary>
            <pre>
              <EnglishText text={text} />
            </pre>
          </details>
          <p className="actions">
            <CopyButton text={text} name={name} />
            <a
              className="button quiet"
              href={file}
              download={fileName}
              aria-label={`${t("cite.download")}: ${name}`}
            >
              {t("cite.download")}
            </a>
          </p>
        </section>
      ))}
      <p className="hint">{t("cite.permanent", { address })}</p>
    </div>
  );
}
