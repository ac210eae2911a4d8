import { Link } from "../../ui/link.tsx";

export interface Bar {
  name: string;
  to: string | null;
  /** One for each column of numbers. */
  values: readonly number[];
  /** Whether it stands for many others: a bar would dwarf those of the rest. */
  isRest?: boolean;
}

/** A chart that is its own table: each row has its bar beside the number. */
export function Figure(props: {
  id: string;
  title: string;
  /** The heads of the columns: of the names, then of the numbers. */
  columns: readonly string[];
  bars: readonly Bar[];
}) {
  const { id, title, columns, bars } = props;
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.flatMap(({ values, isRest }) => (isRest ? [] : values)));
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
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              {values.map((value, at) => (
                <td key={columns[at + 1]}>
                  <span>{value}</span>
                  {!isRest && (
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={Math.round((1000 * value) / most) / 10} height="8" rx="1" />
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
