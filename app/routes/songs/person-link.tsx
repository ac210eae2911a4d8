import { Link } from "../../ui/link.tsx";

/** A name as printed, which links to the person it stands for. */
export function PersonLink({ name, id }: { name: string; id: string | null }) {
  return id ? <Link to={`/people/${id}`}>{name}</Link> : name;
}
