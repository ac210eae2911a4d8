import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import type { FacetGroup } from "./facets.server.ts";

const FacetLinks = ({ values }: { values: FacetGroup["values"] }) => (
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

export const Facets = ({ groups }: { groups: FacetGroup[] }) =>
  groups.map(({ label, values, more }) => (
    <nav key={label} aria-label={label}>
      <h2>{label}</h2>
      <FacetLinks values={values} />
      {more && (
        <details>
          <summary>{more.label}</summary>
          <FacetLinks values={more.values} />
        </details>
      )}
    </nav>
  ));
