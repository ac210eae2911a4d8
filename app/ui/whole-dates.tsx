/** A text in whose dates, as 1968-08-15, no line ends. */
export const WholeDates = ({ text }: { text: string }) =>
  text.split(/(\d{4}(?:-\d\d)+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  );
