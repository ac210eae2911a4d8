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
    <p>{text}</p>
    {to && (
      <Link to={to} className="button quiet">
        {label}
      </Link>
    )}
  </div>
);
