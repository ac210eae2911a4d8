import { data, redirect } from "react-router";
import { findSubject } from "../../data/records/suggesting/find-subject.ts";
import { suggestPath } from "../../domain/records/suggesting/subject-path.ts";
import {
  rightsField,
  type SuggestionKind,
} from "../../domain/records/suggesting/suggestion-fields.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/takedown";

const path = "/takedown";
const kinds = new Map<string, SuggestionKind>([
  ["songs", "song"],
  ["people", "person"],
]);

/** Reads the kind and the id of the record that the address of a page of this site names; null for another address. */
function readAddress(text: string, origin: string) {
  const url = URL.parse(text.trim(), origin);
  const [, list = "", id = ""] = /^\/(songs|people)\/([\w-]+)/.exec(url?.pathname ?? "") ?? [];
  const kind = kinds.get(list);
  if (url?.origin !== new URL(origin).origin || !kind) return null;
  return { kind, id };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const page = url.searchParams.get("page");
  const record = page === null ? null : readAddress(page, origin);
  const subject =
    record && (await findSubject(context.get(databaseContext), record.kind, record.id));
  if (record && subject) throw redirect(suggestPath(record.kind, record.id, rightsField));
  return data(
    {
      page: page ?? "",
      example: `${origin}/songs/1`,
      error: page === null ? undefined : translate(language, "takedown.wrong"),
      messages: areaMessages("suggest", language),
    },
    { status: page === null ? 200 : 400 },
  );
}

export const headers = pageHeaders();

export default function Takedown({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <TakedownPage {...loaderData} />
    </AreaI18nProvider>
  );
}

function TakedownPage(props: { page: string; example: string; error: string | undefined }) {
  const { t } = useI18n("suggest");
  const { page, example, error } = props;
  return (
    <div className="page working suggest">
      <Stylesheet href={account} />
      <PageHead title={t("takedown.title")} description={t("takedown.lead")} path={path} />
      <h1>{t("takedown.title")}</h1>
      <p className="lead">{t("takedown.lead")}</p>
      <form action={path} className="form panel" noValidate>
        <TextField
          name="page"
          type="url"
          inputMode="url"
          label={t("takedown.page")}
          hint={t("takedown.pageHint", { example })}
          error={error}
          defaultValue={page}
          required
        />
        <p className="actions">
          <button type="submit" className="button">
            {t("takedown.next")}
          </button>
        </p>
      </form>
    </div>
  );
}
