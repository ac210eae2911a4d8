import { Fragment } from "react";
import { Name, ProposedMark } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import { SourceMark } from "../sources/source-mark.tsx";
import type { Fact } from "./facts.server.ts";

export function Facts({ id, title, facts }: { id: string; title: string; facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id}>{title}</h2>
      <dl>
        {facts.map(({ label, items, cited: ofFact }, row) => (
          <div key={row}>
            <dt>
              <Name of={label} />
            </dt>
            <dd>
              {items.map(({ text, to, rel, date, isProposed, isEnglish, who, cited }, at) => (
                <Fragment key={at}>
                  {at > 0 && (isEnglish ? "; " : ", ")}
                  {isEnglish ? (
                    <small>
                      {text && <span lang="en">{text as string}</span>}
                      {text && who && ": "}
                      {who}
                    </small>
                  ) : to?.startsWith("http") ? (
                    <a href={to} rel={rel ?? "nofollow noreferrer"}>
                      <Name of={text} />
                    </a>
                  ) : to ? (
                    <Link to={to} rel={rel}>
                      <Name of={text} />
                    </Link>
                  ) : date ? (
                    <time dateTime={date}>{text as string}</time>
                  ) : (
                    <Name of={text} />
                  )}
                  {isProposed && <ProposedMark />}
                  <SourceMark of={cited} />
                </Fragment>
              ))}
              <SourceMark of={ofFact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
