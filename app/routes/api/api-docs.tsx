import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { apiReferenceContext } from "../../web/context.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import type { ApiReference } from "../../lib/api-reference.ts";
import { languageOf } from "../../web/language.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/api.css?url";
import type { Route } from "./+types/api-docs";
import { Call } from "./call.tsx";
import { Code, Schema } from "./code.tsx";

export const loader = publicLoader([], ({ context }: Route.LoaderArgs) => ({
  data: {
    messages: areaMessages("api", languageOf(context)),
    reference: context.get(apiReferenceContext)(),
  },
  version: "fixed",
}));

export const headers = pageHeaders();

export default function ApiDocs({ loaderData: { messages, reference } }: Route.ComponentProps) {
  const schemas = reference.schemas.map(({ name }) => name);
  return (
    <AreaI18nProvider messages={messages}>
      <Stylesheet href={stylesheet} />
      <div className="page api">
        <Head />
        <div className="reference" lang="en">
          <Contents reference={reference} />
          <div>
            <Introduction />
            {reference.groups.map(({ id, name, calls }) => (
              <section key={id}>
                <h2 id={id}>{name}</h2>
                {calls.map((call) => (
                  <Call key={call.id} call={call} schemas={schemas} />
                ))}
              </section>
            ))}
            <section aria-labelledby="schemas">
              <h2 id="schemas">Schemas</h2>
              {reference.schemas.map(({ name, text }) => (
                <div key={name}>
                  <h3 id={name}>{name}</h3>
                  <Schema text={text} schemas={schemas} />
                </div>
              ))}
            </section>
          </div>
        </div>
      </div>
    </AreaI18nProvider>
  );
}

function Head() {
  const { t } = useI18n("api");
  return (
    <>
      <PageHead title={t("api.title")} description={t("api.lead")} path="/api-docs" />
      <h1>{t("api.title")}</h1>
      <p>{t("api.lead")}</p>
    </>
  );
}

function Contents({ reference: { groups } }: { reference: ApiReference }) {
  const sections = [
    { id: "start", name: "First steps" },
    ...groups,
    { id: "schemas", name: "Schemas" },
  ];
  return (
    <nav aria-label="Contents">
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const firstSteps = `archive=https://the.address.of.this.site
token=$(curl -s "$archive/auth/login" -d username=EMAIL --data-urlencode password=PASSWORD |
  node -pe 'JSON.parse(fs.readFileSync(0)).accessToken')
curl "$archive/users/me" -H "Authorization: Bearer $token"`;

function Introduction() {
  return (
    <section aria-labelledby="start">
      <h2 id="start">First steps</h2>
      <p>
        Reading needs no account. To write, sign in with{" "}
        <a href="#postAuthLogin">POST /auth/login</a> and send the token in the header{" "}
        <code>Authorization: Bearer …</code>; cookies are ignored.
      </p>
      <Code text={firstSteps} />
      <ul>
        <li>
          Lists accept <code>page</code> (the first is 0), <code>size</code>, <code>sortBy</code>{" "}
          and <code>direction</code>, and return <code>totalElements</code> and{" "}
          <code>totalPages</code>.
        </li>
        <li>
          A failed call returns a <a href="#Problem">Problem</a>, which names each invalid field.
          After status 429, wait for the seconds in <code>Retry-After</code>.
        </li>
        <li>
          Public responses have an <code>ETag</code>. Send it as <code>If-None-Match</code>: status
          304 means that nothing has changed.
        </li>
        <li>
          The OpenAPI 3.1 description: <a href="/openapi.json">/openapi.json</a>
        </li>
      </ul>
    </section>
  );
}
