import { chakraNames, chakraOf } from "../../domain/music/chakra.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MusicName } from "../../shell/music-name.tsx";

export function Scale(props: {
  raaga: NonNullable<SongDetail["raaga"]>;
  native: string | null;
  nativeParent: string | null;
}) {
  const { t } = useI18n();
  const { raaga, native, nativeParent } = props;
  const number = raaga.melakarta;
  if (!raaga.arohana && !number && !raaga.parentId && raaga.synonyms.length === 0) return null;
  return (
    <section aria-labelledby="scale" className="panel scale">
      <h2 id="scale">
        <MusicName native={native} roman={raaga.description} />
      </h2>
      {raaga.synonyms.length > 0 && (
        <p>{t("raaga.alsoCalled", { names: raaga.synonyms.join(", ") })}</p>
      )}
      {number && (
        <p>
          {t("raaga.place", { number, chakra: t(`chakra.${chakraNames[chakraOf(number) - 1]!}`) })}
        </p>
      )}
      {raaga.parentId && (
        <p>
          {t("raaga.bornOf", {
            parent: nativeParent ? `${nativeParent} (${raaga.parentId})` : raaga.parentId,
          })}
        </p>
      )}
      <dl>
        {raaga.arohana && (
          <div>
            <dt>{t("raaga.arohana")}</dt>
            <dd className="swaras">{raaga.arohana}</dd>
          </div>
        )}
        {raaga.avarohana && (
          <div>
            <dt>{t("raaga.avarohana")}</dt>
            <dd className="swaras">{raaga.avarohana}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
