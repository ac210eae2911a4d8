import type { ReactNode } from "react";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { formatDuration } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Day } from "../../ui/day.tsx";
import { PerformerLink } from "./person-link.tsx";

interface Props {
  song: SongDetail;
  /** Further facts in the reader's words. */
  more: [string, string][];
  sources: { title: string; address: string }[];
}

export function SongFacts({ song, more, sources }: Props) {
  const { t } = useI18n();
  const facts: [string, ReactNode][] = [
    [
      t("column.singer"),
      song.singer && <PerformerLink key="singer" song={song} name={song.singer} />,
    ],
    [t("column.recordingDate"), song.recordingDate && <Day date={song.recordingDate} />],
    [t("column.duration"), song.durationSeconds !== null && formatDuration(song.durationSeconds)],
    [t("song.language"), song.language && t(`sung.${song.language}`)],
    ...more,
    [t("song.recording"), song.mediaDescription],
    [
      t("song.source"),
      song.source ??
        sources.map(({ title, address }) => (
          <p key={title + address}>{address ? <a href={address}>{title}</a> : title}</p>
        )),
    ],
    [t("song.addedBy"), song.addedBy ?? t("song.formerMember")],
    [t("song.addedOn"), <Day key="added" date={song.addedOn} />],
    [t("song.changedOn"), song.changedOn !== null && <Day date={song.changedOn} />],
  ];
  return (
    <section aria-labelledby="facts" className="panel">
      <h2 id="facts">{t("song.info")}</h2>
      <dl>
        {facts
          .filter(([, value]) => value && String(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
