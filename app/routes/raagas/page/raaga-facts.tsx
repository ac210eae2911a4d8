import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { MusicName, Name } from "../../../ui/name.tsx";
import { Link } from "../../../ui/link.tsx";
import { Katapayadi } from "./katapayadi.tsx";
import { useLineWords } from "../shown/line-words.ts";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";
import type { FactSources } from "../../../web/fact-sources.server.ts";
import { SourceMark } from "../../sources/source-mark.tsx";
import { SourceList } from "../shown/source-list.tsx";

export function RaagaFacts({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { place, parent, parentSources, letters, flags, creator, creatorSources } = raaga;
  const { time, timeSources, source, sources } = raaga;
  return (
    <section aria-labelledby="place" className="panel">
      <h2 id="place">{t("raaga.placeTitle")}</h2>
      <dl>
        {place && (
          <div>
            <dt>{t("raaga.chakra")}</dt>
            <dd>
              <Link to={`/raagas?chakra=${place.chakra}`}>
                {place.chakra} {t(`chakra.${place.chakraName}`)}
              </Link>
            </dd>
          </div>
        )}
        {letters && (
          <div>
            <dt>{t("raaga.melakarta")}</dt>
            <dd>{place?.number}</dd>
          </div>
        )}
        {parent && (
          <SourcedFact label={t("raaga.parent")} sources={parentSources}>
            {parent.number} <RaagaName raaga={parent.raaga} />
          </SourcedFact>
        )}
        {flags && <ScaleWords flags={flags} />}
        {time && (
          <SourcedFact label={t("raaga.time")} sources={timeSources}>
            {time}
          </SourcedFact>
        )}
        {creator && (
          <SourcedFact label={t("raaga.creator")} sources={creatorSources}>
            <Link to={`/people/${creator.id}`}>
              <MusicName native={creator.native} roman={creator.name} />
            </Link>
          </SourcedFact>
        )}
        {(sources.length > 0 || source) && (
          <div>
            <dt>{t("song.source")}</dt>
            <dd>{sources.length > 0 ? <SourceList sources={sources} /> : <Name of={source!} />}</dd>
          </div>
        )}
      </dl>
      {letters && place && <Katapayadi letters={letters} number={place.number} />}
    </section>
  );
}

function SourcedFact(props: { label: string; sources: FactSources | null; children: ReactNode }) {
  const { label, sources, children } = props;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <SourceMark of={sources} />
      </dd>
    </div>
  );
}

function ScaleWords({ flags }: { flags: NonNullable<RaagaView["flags"]> }) {
  const { t } = useI18n("raagas");
  const words = useLineWords();
  const [up, down] = [words(flags.up), words(flags.down)];
  const rows = [
    [t("raaga.arohana"), up],
    [t("raaga.avarohana"), down],
  ];
  return rows.map(([label, text]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
