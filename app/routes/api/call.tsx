import type { ApiCall } from "../../lib/api-reference.ts";
import { Code, Schema } from "./code.tsx";

/** The id is inside the `details` element, so that a link to it opens it. */
export function Call({ call, schemas }: { call: ApiCall; schemas: string[] }) {
  return (
    <details>
      <summary>
        <h3>
          <span className={`method ${call.method}`}>{call.method}</span>{" "}
          <code>
            <Path text={call.path} />
          </code>
        </h3>
        <span>{call.summary}</span>
      </summary>
      <div id={call.id}>
        <p>
          For {call.audience}. <a href={`#${call.id}`}>Link to this call</a>
        </p>
        {call.parameters.length > 0 && <Parameters parameters={call.parameters} />}
        {call.body && (
          <>
            <h4>
              Body <small>{call.body.type}</small>
            </h4>
            <Schema text={call.body.text} schemas={schemas} />
          </>
        )}
        <h4>Example</h4>
        <Code text={call.curl} />
        <h4>Answers</h4>
        <dl>
          {call.responses.map(({ status, description, text }) => (
            <div key={status}>
              <dt className={Number(status) < 300 ? "good" : undefined}>{status}</dt>
              <dd>
                {text === null ? <ProblemCodes text={description} /> : description}
                {text && <Schema text={text} schemas={schemas} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

function Path({ text }: { text: string }) {
  const [, ...parts] = text.split("/");
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      <wbr />/{part}
    </span>
  ));
}

function ProblemCodes({ text }: { text: string }) {
  return /^[A-Z_]+(, [A-Z_]+)*$/.test(text) ? <code>{text}</code> : text;
}

function Parameters({ parameters }: Pick<ApiCall, "parameters">) {
  return (
    <>
      <h4>Parameters</h4>
      <dl>
        {parameters.map(({ name, location, type, required, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <small>
                {location}
                {required ? ", required" : ""}
              </small>
            </dt>
            <dd>
              <code>{type}</code>
              {description && ` ${description}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
