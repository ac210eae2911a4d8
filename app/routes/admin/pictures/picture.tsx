import { data, Form } from "react-router";
import { findPicturedPerson } from "../../../data/people/person-picture.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import { maxPictureBytes, showPicture } from "../../../domain/people/person-picture.ts";
import { sourceLines } from "../../../domain/records/cited-sources.ts";
import { statements } from "../../../domain/records/rights.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { translate } from "../../../i18n/translate.server.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import pictureStylesheet from "../../../styles/portrait.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";
import { Portrait } from "../../../ui/portrait.tsx";
import { SourcesField } from "../../sources/sources-field.tsx";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import type { Route } from "./+types/picture";
import { nameStatement } from "../../songs/rights.server.tsx";
import { actOnPicture } from "./act-on-picture.server.ts";
import { PictureFields } from "./picture-fields.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parsePersonId(params.id);
  const language = languageOf(context);
  const person = id && (await findPicturedPerson(context.get(databaseContext), id, language));
  if (!person) throw data(null, { status: 404 });
  const { picture } = person;
  const options = statements.map(({ address }) => ({
    value: address,
    text: nameStatement(language, address)!.text,
  }));
  return {
    ...person,
    shown: picture && showPicture(picture),
    statements: [{ value: "", text: translate(language, "rights.notKnown") }, ...options],
  };
}

export const action = actOnPicture;

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { id, name, native, picture, shown, sources, revision } = loaderData;
  const path = `/admin/people/${id}`;
  const formErrors = actionData?.formErrors;
  const isOfSources = formErrors?.submitted.sources !== undefined;
  const [pictureErrors, sourcesErrors] = isOfSources ? [undefined, formErrors] : [formErrors];
  const title = t("picture.title", { name: native ?? name });
  return (
    <div className="page working admin">
      <Stylesheet href={pictureStylesheet} />
      <PageHead title={title} description={t("picture.lead")} path={path} index={false} />
      <header className="work-head">
        <div>
          <p className="crumb">
            <Link to={`/people/${id}`}>
              <MusicName native={native} roman={name} />
            </Link>
          </p>
          <h1>{title}</h1>
          <p className="lead">{t("picture.lead")}</p>
        </div>
      </header>
      <div className="picture-form">
        {shown && <Portrait picture={shown} sizes="15rem" className="portrait now" />}
        <Form
          key={revision}
          method="post"
          encType="multipart/form-data"
          className="form panel"
          noValidate
        >
          <FormErrorSummary formErrors={pictureErrors} />
          <input type="hidden" name="revision" value={revision} />
          <PictureFields
            texts={pictureErrors?.submitted ?? picture ?? {}}
            statements={loaderData.statements}
            errors={pictureErrors?.errors}
            isReplaced={picture !== null}
            kilobytes={maxPictureBytes / 1000}
          />
        </Form>
        {picture && (
          <details className="panel">
            <summary>{t("picture.remove")}</summary>
            <Form method="post" encType="multipart/form-data" className="form">
              <input type="hidden" name="revision" value={revision} />
              <p>{t("picture.removeLead")}</p>
              <p className="actions">
                <button type="submit" name="act" value="remove" className="button danger">
                  {t("picture.remove")}
                </button>
              </p>
            </Form>
          </details>
        )}
        <Form
          key={`sources ${revision}`}
          method="post"
          encType="multipart/form-data"
          className="form panel"
          noValidate
        >
          <FormErrorSummary formErrors={sourcesErrors} />
          <input type="hidden" name="revision" value={revision} />
          <SourcesField
            name="sources"
            label={t("admin.sources")}
            kind="person"
            defaultValue={sourcesErrors?.submitted.sources ?? sourceLines("person", sources)}
            error={sourcesErrors?.errors.sources}
          />
          <p className="actions">
            <button type="submit" name="act" value="sources" className="button">
              {t("admin.save")}
            </button>
          </p>
        </Form>
      </div>
    </div>
  );
}
