interface LifeEvent {
  year: string;
  words: string;
  source: string;
}

export function Timeline({ events }: { events: LifeEvent[] }) {
  return (
    <ol className="timeline">
      {events.map(({ year, words, source }) => (
        <li key={year}>
          <b>{year}</b>
          <p>
            {words}{" "}
            <a href={source} rel="noopener" className="source">
              {new URL(source).host}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
