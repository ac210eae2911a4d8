import type { ReactNode } from "react";
import type { Language } from "../../archive.ts";
import { type CitedKind, citePath, isCitedKind } from "../../domain/records/citing/cited-paths.ts";
import { type HistoryKind, historyPath } from "../../domain/records/history/history-path.ts";
import { suggestPath } from "../../domain/records/suggesting/subject-path.ts";
import type { SuggestionKind } from "../../domain/records/suggesting/suggestion-fields.ts";
import { translate } from "../../i18n/translate.server.ts";
import { Link } from "../../ui/link.tsx";

/** The fields of a recording that visitors are asked about, in the order of the questions. */
export const askedFields = ["accompaniments", "recordingDate", "place"] as const;
export type AskedField = (typeof askedFields)[number];

const questions = {
  recordingDate: "suggest.askYear",
  place: "suggest.askPlace",
  accompaniments: "suggest.askPlayers",
} as const satisfies Record<AskedField, string>;

/** Where a record can be cited, in the list at the foot of its page. Drawn on the server. */
export const CiteLink = (props: { language: Language; kind: CitedKind; id: string | number }) => (
  <li>
    <Link to={citePath(props.kind, props.id)} rel="nofollow">
      {translate(props.language, "cite.link")}
    </Link>
  </li>
);

/** The foot of a record's page: what the archive asks, where to say what is wrong, to cite it and to read its history, and who helped. Drawn on the server. */
export function SuggestLinks(props: {
  language: Language;
  of: { kind: SuggestionKind; id: string | number };
  /** Fields that nobody knows yet. */
  asked?: readonly AskedField[];
  /** Where the record can be followed. */
  follow?: ReactNode;
  thanks: string[];
}) {
  const { language, of, asked = [], follow, thanks } = props;
  const link = (field?: AskedField) => (
    <Link to={suggestPath(of.kind, of.id, field)} rel="nofollow">
      {translate(language, field ? questions[field] : "suggest.link")}
    </Link>
  );
  return (
    <>
      {thanks.length > 0 && (
        <p>{translate(language, "suggest.thanks", { names: thanks.join(", ") })}</p>
      )}
      <ul>
        {asked.map((field) => (
          <li key={field}>{link(field)}</li>
        ))}
        <li>{link()}</li>
        {isCitedKind(of.kind) && <CiteLink language={language} kind={of.kind} id={of.id} />}
        <li>
          <HistoryLink language={language} of={of} />
        </li>
        {follow && <li>{follow}</li>}
      </ul>
    </>
  );
}

/** A link to the history of a record. */
export const HistoryLink = (props: {
  language: Language;
  of: { kind: HistoryKind; id: string | number };
}) => (
  <Link to={historyPath(props.of)} rel="nofollow">
    {translate(props.language, "song.fullHistory")}
  </Link>
);
