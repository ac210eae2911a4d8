interface Props {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A slider with its value in the label. */
export const Range = ({ id, label, onChange, ...range }: Props) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      type="range"
      {...range}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </div>
);
