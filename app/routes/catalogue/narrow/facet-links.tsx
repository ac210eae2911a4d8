import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import type { FacetGroup } from "./facets.server.ts";

export const FacetLinks = ({ values }: Pick<FacetGroup, "values">) => (
  <ul>
    {values.map(([name, to, count]) => (
      <li key={to}>
        <Link to={to}>
          <Name of={name} />
        </Link>{" "}
        <span>{count}</span>
      </li>
    ))}
  </ul>
);
