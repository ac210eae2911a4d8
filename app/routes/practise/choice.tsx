interface Props<Value extends string | number> {
  id: string;
  name?: string;
  label: string;
  hint?: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

/** A labelled select whose values keep their type. */
export const Choice = <Value extends string | number>(props: Props<Value>) => {
  const { id, name, label, hint, value, options, onChange } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(options[target.selectedIndex]![0])}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
};
