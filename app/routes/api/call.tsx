import type { ApiCall } from "../../lib/api-reference.ts";
import { Code, Shape } from "./code.tsx";

/** One call. Its id stands inside what opens, so that an address that names it opens it. */
export function Call({ call, shapes }: { call: ApiCall; shapes: string[] }) {
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
          For {call.who}. <a href={`#${call.id}`}>Link to this call</a>
        </p>
        {call.inputs.length > 0 && <Inputs inputs={call.inputs} />}
        {call.body && (
          <>
            <h4>
              Body <small>{call.body.type}</small>
            </h4>
            <Shape text={call.body.text} shapes={shapes} />
          </>
        )}
        <h4>Example</h4>
        <Code text={call.curl} />
        <h4>Answers</h4>
        <dl>
          {call.answers.map(({ status, says, text }) => (
            <div key={status}>
              <dt className={Number(status) < 300 ? "good" : undefined}>{status}</dt>
              <dd>
                {text === null ? <Codes text={says} /> : says}
                {text && <Shape text={text} shapes={shapes} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** A long path breaks before its slashes. */
function Path({ text }: { text: string }) {
  const [, ...parts] = text.split("/");
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      <wbr />/{part}
    </span>
  ));
}

/** Codes of errors as code, other words as words. */
function Codes({ text }: { text: string }) {
  return /^[A-Z_]+(, [A-Z_]+)*$/.test(text) ? <code>{text}</code> : text;
}

function Inputs({ inputs }: Pick<ApiCall, "inputs">) {
  return (
    <>
      <h4>Parameters</h4>
      <dl>
        {inputs.map(({ name, place, type, required, says }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <small>
                {place}
                {required ? ", required" : ""}
              </small>
            </dt>
            <dd>
              <code>{type}</code>
              {says && ` ${says}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
