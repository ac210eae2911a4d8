export function Code({ text, children }: { text?: string; children?: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>{text ?? children}</code>
    </pre>
  );
}

export function Schema({ text, schemas }: { text: string; schemas: string[] }) {
  const parts = text.split(new RegExp(`\\b(${schemas.join("|")})\\b`));
  return (
    <Code>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
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
