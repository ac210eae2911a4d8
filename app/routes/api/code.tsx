/** Wide ones are scrolled, by the keyboard too. */
export function Code({ text, children }: { text?: string; children?: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>{text ?? children}</code>
    </pre>
  );
}

/** A shape as a type is written; the names of other shapes lead to them. */
export function Shape({ text, shapes }: { text: string; shapes: string[] }) {
  const parts = text.split(new RegExp(`\\b(${shapes.join("|")})\\b`));
  return (
    <Code>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // A text of the description has one order for good.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={at} href={`#${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Code>
  );
}
