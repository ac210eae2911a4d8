import type { Language } from "../../archive.ts";
import { findStatement, isLicence } from "../../domain/records/rights.ts";
import { suggestPath } from "../../domain/records/suggesting/subject-path.ts";
import { rightsField } from "../../domain/records/suggesting/suggestion-fields.ts";
import { translate } from "../../i18n/translate.server.ts";
import { Link } from "../../ui/link.tsx";

export interface NamedRights {
  text: string;
  /** The page of the statement, or, where none is made, the page where whoever has the rights may say so. */
  to: string;
  rel: string;
}

/** Names a statement by its address; null if there is none. */
export function nameStatement(language: Language, address: string | null): NamedRights | null {
  const statement = findStatement(address);
  if (!statement) return null;
  const { name } = statement;
  return {
    text: "text" in name ? name.text : translate(language, name.key),
    to: statement.address,
    rel: isLicence(statement.address) ? "license noreferrer" : "noreferrer",
  };
}

/** Names the statement of what a song has; where nobody has made one, says so. */
export const nameRights = (language: Language, address: string | null, songId: number) =>
  nameStatement(language, address) ?? {
    text: translate(language, "rights.unknown"),
    to: suggestPath("song", songId, rightsField),
    rel: "nofollow",
  };

/** Who may use a text of a song, and by whose permission it is here, beneath the text. */
export function RightsLine(props: {
  language: Language;
  songId: number;
  /** The address of the statement. */
  address: string | null;
  permission: string;
}) {
  const { language, songId, address, permission } = props;
  const { text, to, rel } = nameRights(language, address, songId);
  return (
    <p className="rights">
      {translate(language, "rights.title")}:{" "}
      {to.startsWith("http") ? (
        <a href={to} rel={rel}>
          {text}
        </a>
      ) : (
        <Link to={to} rel={rel}>
          {text}
        </Link>
      )}
      {permission && ` · ${permission}`}
    </p>
  );
}
