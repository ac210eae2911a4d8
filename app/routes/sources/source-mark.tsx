import { sourcePath } from "../../domain/records/source.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import type { FactSource, FactSources } from "../../web/fact-sources.server.ts";

/** A quiet mark beside a fact, which opens to its sources and to what they state instead. Drawn on the server. */
export function SourceMark({ of }: { of: FactSources | null | undefined }) {
  if (!of) return null;
  const { label, sources } = of;
  const differ = sources.some(({ reading }) => reading !== "");
  return (
    <>
      {" "}
      <details className={differ ? "source-mark differ" : "source-mark"}>
        <summary aria-label={label} title={label}>
          <Icon name="info" />
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={`${source.id} ${source.reading}`}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A source by its title, with what it states instead and where. */
export function SourceLink({ source }: { source: FactSource }) {
  const { id, title, note, reading } = source;
  return (
    <>
      <Link to={sourcePath(id)}>
        <MixedText text={title} />
      </Link>
      {reading && (
        <>
          :{" "}
          <q>
            <MixedText text={reading} />
          </q>
        </>
      )}
      {note && (
        <>
          {" "}
          <small>
            (<MixedText text={note} />)
          </small>
        </>
      )}
    </>
  );
}
