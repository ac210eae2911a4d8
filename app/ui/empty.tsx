import stylesheet from "../styles/empty.css?url";
import { Stylesheet } from "./document/stylesheet.tsx";
import { Link } from "./link.tsx";

interface Props {
  text: string;
  /** The page where to go on, and the words of its link. */
  to?: string | null;
  label?: string;
}

/** Stands where a list would be that is empty. */
export const Empty = ({ text, to, label }: Props) => (
  <div className="empty">
    <Stylesheet href={stylesheet} />
    <p>{text}</p>
    {to && (
      <Link to={to} className="button quiet">
        {label}
      </Link>
    )}
  </div>
);
