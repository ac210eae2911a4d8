import { Link } from "../../../ui/link.tsx";

/** A link with a highlighted part ("" for none). `lang` is set if the text is not in the page's language. */
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
