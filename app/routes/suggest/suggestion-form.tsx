import { Form } from "react-router";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { TextAreaField, TextField } from "../../ui/form-fields.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";

interface ChosenField {
  label: string;
  hint: string | undefined;
  control: "line" | "lines" | "note";
  /** Whether a rights holder asks to take something down. */
  isClaim: boolean;
  now: string;
  /** The language of its value, unless it is in the reader's script. */
  language: string | undefined;
}

export function SuggestionForm(props: {
  field: ChosenField;
  path: string;
  backTo: string;
  title: string;
  titleLanguage: string | undefined;
  isUser: boolean;
  token: string;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("suggest");
  const { field, path, backTo, title, titleLanguage, isUser, token, formErrors } = props;
  const [before, after] = t("suggest.back", { title: "\n" }).split("\n");
  const isNote = field.control === "note";
  const { isClaim } = field;
  const ownWords = isClaim ? "suggest.rightsValue" : "suggest.noteValue";
  const { errors = {}, submitted = {} } = formErrors ?? {};
  const value = {
    name: "value",
    label: t(isNote ? ownWords : "suggest.value"),
    hint: field.hint && <WholeDates text={field.hint} />,
    error: errors.value,
    defaultValue: submitted.value ?? field.now,
    lang: submitted.value === undefined ? field.language : undefined,
    required: true,
  };
  return (
    <Form method="post" className="form panel" noValidate>
      <h2>{field.label}</h2>
      <FormErrorSummary formErrors={formErrors} />
      {!isNote && (
        <dl className="suggest-now">
          <dt>{t("suggest.now")}</dt>
          <dd className="prose" lang={field.language}>
            <MixedText text={field.now || t("suggest.nothing")} />
          </dd>
        </dl>
      )}
      {field.control === "line" ? <TextField {...value} /> : <TextAreaField {...value} rows={5} />}
      <TextField
        name="source"
        label={t("suggest.source")}
        hint={t("suggest.sourceHint")}
        error={errors.source}
        defaultValue={submitted.source}
      />
      <TextField
        name="givenName"
        label={t(isClaim ? "suggest.rightsName" : "suggest.givenName")}
        autoComplete="name"
        required={isClaim}
        error={errors.givenName}
        defaultValue={submitted.givenName}
      />
      {!isClaim && (
        <Tick name="isThanked" label={t("suggest.isThanked")} isTicked={!!submitted.isThanked} />
      )}
      {isUser ? (
        <Tick name="wantsMail" label={t("suggest.wantsMail")} isTicked={!!submitted.wantsMail} />
      ) : (
        <TextField
          name="mail"
          type="email"
          autoComplete="email"
          label={t(isClaim ? "suggest.rightsMail" : "suggest.mail")}
          required={isClaim}
          hint={t("suggest.mailHint")}
          error={errors.mail}
          defaultValue={submitted.mail}
        />
      )}
      {/* Programs fill in every field. */}
      <div className="suggest-trap" aria-hidden="true">
        <label htmlFor="website">{t("suggest.trap")}</label>
        <input type="text" id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="drawn" value={submitted.drawn ?? token} />
      <p className="actions">
        <button type="submit" className="button">
          {t("suggest.send")}
        </button>
        <Link to={path} className="button quiet">
          {t("suggest.otherField")}
        </Link>
        <Link to={backTo} className="button quiet bare">
          <span>
            {before}
            <span lang={titleLanguage}>
              <MixedText text={title} />
            </span>
            {after}
          </span>
        </Link>
      </p>
    </Form>
  );
}

const Tick = (props: { name: string; label: string; isTicked: boolean }) => (
  <label className="suggest-tick">
    <input type="checkbox" name={props.name} value="yes" defaultChecked={props.isTicked} />{" "}
    {props.label}
  </label>
);
