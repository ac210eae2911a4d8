import { cutLength } from "../../../domain/cut-length.ts";

export function ChangedFields(props: {
  label: string;
  names?: string[];
  fields?: { label: string; value: string }[];
}) {
  const { label, names = [], fields = [] } = props;
  if (names.length + fields.length === 0) return null;
  return (
    <div className="alike">
      <p>{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {fields.map((field) => (
          <li key={field.label}>
            <b>{field.label}</b>: {shorten(field.value)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const maxShown = 160;

const shorten = (text: string) =>
  text.length > maxShown ? `${cutLength(text, maxShown).trimEnd()} …` : text;
