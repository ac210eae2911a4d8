import { Link } from "../../../ui/link.tsx";

/** A link whose text has a marked part, "" for none; `lang` where it is not in the language of the page. */
export interface MarkedLink {
  to: string;
  lang?: string;
  parts: readonly [before: string, marked: string, after: string];
}

export const Marked = ({ parts: [before, marked, after] }: Pick<MarkedLink, "parts">) => (
  <>
    {before}
    {marked && <mark>{marked}</mark>}
    {after}
  </>
);

export const EntryLink = ({ link }: { link: MarkedLink }) => (
  <p className="leaf-link">
    <Link to={link.to} lang={link.lang}>
      <Marked parts={link.parts} />
    </Link>
  </p>
);
