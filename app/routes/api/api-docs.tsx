import { apiReferenceContext } from "../../context.ts";
import { areaWords } from "../../i18n/area-words.server.ts";
import { MoreWords, useI18n } from "../../i18n/provider.tsx";
import type { ApiCall } from "../../lib/api-reference.ts";
import { languageOf } from "../../middleware/locale.ts";
import { PageHead } from "../../shell/page-head.tsx";
import stylesheet from "../../styles/api.css?url";
import type { Route } from "./+types/api-docs";

export function loader({ context }: Route.LoaderArgs) {
  return {
    words: areaWords("api", languageOf(context)),
    reference: context.get(apiReferenceContext)(),
  };
}

export default function ApiDocs({ loaderData: { words, reference } }: Route.ComponentProps) {
  return (
    <MoreWords words={words}>
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <div className="page api">
        <Head />
        <div lang="en">
          <p>
            <a href="/openapi.json">OpenAPI 3.1: /openapi.json</a>
          </p>
          <p>
            Sign in with <a href="#postAuthLogin">POST /auth/login</a> and send its token in the
            header <code>Authorization: Bearer …</code>. A call that fails answers with a{" "}
            <a href="#Problem">Problem</a>.
          </p>
          {reference.groups.map(({ name, calls }) => (
            <section key={name} aria-labelledby={`group-${name}`}>
              <h2 id={`group-${name}`}>{name}</h2>
              {calls.map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </section>
          ))}
          <section aria-labelledby="shapes">
            <h2 id="shapes">Shapes</h2>
            {reference.shapes.map(({ name, text }) => (
              <div key={name} id={name}>
                <h3>{name}</h3>
                <Shape text={text} />
              </div>
            ))}
          </section>
        </div>
      </div>
    </MoreWords>
  );
}

function Head() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t("api.title")} description={t("api.lead")} path="/api-docs" />
      <h1>{t("api.title")}</h1>
      <p>{t("api.lead")}</p>
    </>
  );
}

function Call({ call }: { call: ApiCall }) {
  return (
    <details id={call.id}>
      <summary>
        <code>
          <b>{call.method}</b> {call.path}
        </code>{" "}
        {call.summary}
      </summary>
      <p>For {call.who}.</p>
      {call.inputs.length > 0 && (
        <dl>
          {call.inputs.map(({ name, place, type, required }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {place}, {type}
                {required ? ", required" : ""}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {call.body && (
        <>
          <p>Body, {call.body.type}:</p>
          <Shape text={call.body.text} />
        </>
      )}
      <dl>
        {call.answers.map(({ status, says, text }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              {says}
              {text && <Shape text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Wide ones are scrolled, by the keyboard too. */
function Shape({ text }: { text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
