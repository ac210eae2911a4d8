import { useI18n } from "../../i18n/provider.tsx";
import mridangam from "../../assets/art/mridangam.svg?url";
import { Art } from "../../ui/art.tsx";

interface LifeEvent {
  year: string;
  words: string;
  source: string;
}

export function Life({ paragraphs, events }: { paragraphs: string[]; events: LifeEvent[] }) {
  const { t } = useI18n();
  return (
    <section className="life" aria-labelledby="life">
      <div>
        <h2 id="life">{t("life.title")}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="prose">
            {paragraph}
          </p>
        ))}
      </div>
      <Art src={mridangam} box={[320, 220]} />
      <Timeline events={events} />
    </section>
  );
}

function Timeline({ events }: { events: LifeEvent[] }) {
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
