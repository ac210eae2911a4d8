import type { ShownName } from "../../domain/music/shown-name.ts";
import { Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";

export function PersonLink({ name, id }: { name: ShownName; id: string | null }) {
  const label = <Name of={name} />;
  return id ? <Link to={`/people/${id}`}>{label}</Link> : label;
}
