import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";

export interface Bar {
  name: string;
  to: string | null;
  /** One value for each column of numbers. */
  values: readonly number[];
  /** Whether it sums up all remaining rows. It gets no bar, which would dwarf the others. */
  isRest?: boolean;
}

/** A chart that is also a table: each row has a bar beside its number. */
export function Figure(props: {
  id: string;
  title: string;
  /** Column headings: first of the names, then of the numbers. */
  columns: readonly string[];
  bars: readonly Bar[];
}) {
  const { id, title, columns, bars } = props;
  if (bars.length === 0) return null;
  const maxValue = Math.max(1, ...bars.flatMap(({ values, isRest }) => (isRest ? [] : values)));
  return (
    <section className="panel figure" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, to, values, isRest }) => (
            <tr key={name}>
              <th scope="row">
                {to ? (
                  <Link to={to}>
                    <Name of={name} />
                  </Link>
                ) : (
                  <Name of={name} />
                )}
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]}>
                  <span>{value}</span>
                  {!isRest && (
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={Math.round((1000 * value) / maxValue) / 10} height="8" rx="1" />
                    </svg>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
