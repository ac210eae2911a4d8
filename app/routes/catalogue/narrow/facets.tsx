import { type DrawnParts, ServerDrawn } from "../../../shell/server-drawn.tsx";

interface Props {
  groups: { label: string; more: string | null }[];
  drawn: DrawnParts | null;
}

/** The lists are drawn on the server; what is open stays so when the results are sorted. */
export const Facets = ({ groups, drawn }: Props) =>
  groups.map(({ label, more }, at) => (
    <nav key={label} aria-label={label}>
      <h2>{label}</h2>
      <ServerDrawn parts={drawn} name={`values${at}`} />
      {more && (
        <details>
          <summary>{more}</summary>
          <ServerDrawn parts={drawn} name={`more${at}`} />
        </details>
      )}
    </nav>
  ));
