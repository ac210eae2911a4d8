import { data } from "react-router";
import type { Language } from "../../archive.ts";
import { findSubject, type SuggestionSubject } from "../../data/records/suggesting/find-subject.ts";
import { readNativeNameWithNextBatch } from "../../data/records/suggesting/subject-names.ts";
import { scriptOf } from "../../domain/music/script/script-of.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import { subjectPath, suggestPath } from "../../domain/records/suggesting/subject-path.ts";
import {
  findSuggestionField,
  isSuggestionKind,
  rightsField,
  suggestionFields,
} from "../../domain/records/suggesting/suggestion-fields.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import stylesheet from "../../styles/suggest.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { currentUserContext, databaseContext, settingsContext } from "../../web/context.ts";
import { drawForm } from "../../web/drawn-form.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/suggest";
import { FieldList } from "./field-list.tsx";
import { actOnSuggestion } from "./send.server.ts";
import { SuggestionForm } from "./suggestion-form.tsx";

type Args = Pick<Route.LoaderArgs, "context" | "params">;

async function findAddressed({ context, params }: Args): Promise<SuggestionSubject> {
  const { kind, id } = params;
  const subject = isSuggestionKind(kind)
    ? await findSubject(context.get(databaseContext), kind, id)
    : null;
  if (!subject) throw data(null, { status: 404 });
  return subject;
}

const findNative = async ({ context, params: { kind, id } }: Args, language: Language) =>
  isSuggestionKind(kind)
    ? readNativeNameWithNextBatch(context.get(databaseContext), { kind, id, language })
    : null;

/** The language of a text in an Indian script that is not the reader's; roman letters are marked where they stand. */
function languageOfScript(reader: Language, text: string): Language | undefined {
  const script = scriptOf(text);
  return script === null || script === "iso" || script === reader ? undefined : script;
}

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const language = languageOf(context);
  // The first two join the batch that finds the record.
  const [user, native, subject] = await Promise.all([
    context.get(currentUserContext)(),
    findNative(args, language),
    findAddressed(args),
  ]);
  const { kind, id, title, texts } = subject;
  const name = url.searchParams.get("field");
  const field = findSuggestionField(kind, name);
  const path = suggestPath(kind, id);
  const shownTitle = textOf(showName(native, title));
  const languageOfText = (text: string) => languageOfScript(language, text);
  return {
    title: shownTitle,
    titleLanguage: languageOfText(shownTitle),
    path,
    backTo: subjectPath(kind, id),
    fields: suggestionFields[kind].map(({ name: one, label, offer }) => ({
      name: one,
      label: translate(language, offer ?? label),
      now: texts[one] ?? "",
      language: languageOfText(texts[one] ?? ""),
    })),
    field: field && {
      label: translate(language, field.label),
      hint: field.hint && translate(language, field.hint),
      control: field.control,
      isClaim: field.name === rightsField,
      now: texts[field.name] ?? "",
      language: languageOfText(texts[field.name] ?? ""),
    },
    isUser: user !== null,
    token: await drawForm(context.get(settingsContext), path, Date.now()),
    messages: areaMessages("suggest", language),
  };
}

export async function action(args: Route.ActionArgs) {
  return actOnSuggestion(args, await findAddressed(args));
}

export const headers = pageHeaders();

export default function Suggest(props: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={props.loaderData.messages}>
      <SuggestPage page={props.loaderData} formErrors={props.actionData?.formErrors} />
    </AreaI18nProvider>
  );
}

function SuggestPage(props: {
  page: Route.ComponentProps["loaderData"];
  formErrors: NonNullable<Route.ComponentProps["actionData"]>["formErrors"] | undefined;
}) {
  const { t } = useI18n("suggest");
  const { page, formErrors } = props;
  const { title, titleLanguage, path, backTo, fields, field } = page;
  return (
    <div className="page working suggest">
      <Stylesheet href={account} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("suggest.title", { title })}
        description={t("suggest.lead")}
        path={path}
        index={false}
      />
      <p className="crumb">
        <Link to={backTo} lang={titleLanguage}>
          <MixedText text={title} />
        </Link>
      </p>
      <h1>{t("suggest.link")}</h1>
      <p className="lead">{t("suggest.lead")}</p>
      {field ? (
        <SuggestionForm {...page} field={field} formErrors={formErrors} />
      ) : (
        <FieldList path={path} fields={fields} />
      )}
    </div>
  );
}
