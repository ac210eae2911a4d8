import { Form } from "react-router";
import type { listBin } from "../../data/songs/song-bin.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";

interface BinPageProps {
  path: string;
  songs: Awaited<ReturnType<typeof listBin>>;
}

/** Lists deleted songs, each with a button that restores it. */
export function BinPage({ path, songs }: BinPageProps) {
  const { t, language } = useI18n("songs");
  return (
    <div className="page working">
      <PageHead title={t("bin.title")} description={t("bin.lead")} path={path} index={false} />
      <h1>{t("bin.title")}</h1>
      {songs.length > 0 ? <p>{t("bin.lead")}</p> : <Empty text={t("bin.empty")} />}
      <ul className="own-songs">
        {songs.map(({ id, title, native, deletedAt, deletedBy, ...song }) => (
          <li key={id} className="own-song panel">
            <div>
              <h2>
                <MusicName native={native} roman={title} />
              </h2>
              <p suppressHydrationWarning>
                {t("bin.deletedBy", {
                  name: deletedBy ?? t("song.formerMember"),
                  date: formatDate(language, deletedAt),
                })}
              </p>
              <p className="hint" suppressHydrationWarning>
                <BinnedParts {...song} />
              </p>
            </div>
            <Form method="post" className="actions">
              <Link
                to={`/songs/${id}/history`}
                className="button quiet"
                aria-label={`${t("collection.history")}: ${native ?? title}`}
              >
                {t("collection.history")}
              </Link>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                className="button"
                aria-label={`${t("bin.restore")}: ${native ?? title}`}
              >
                {t("bin.restore")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BinnedParts(song: {
  singer: string;
  nativeSinger: string | null;
  recordingDate: string | null;
  isRecording: boolean | null;
  withComposition: number;
}) {
  const { t, language } = useI18n("songs");
  const { singer, nativeSinger, recordingDate, isRecording, withComposition } = song;
  if (!isRecording) return t("songForm.composition");
  const date = recordingDate && formatDate(language, recordingDate);
  return (
    <>
      {t(withComposition ? "history.both" : "songForm.recording")}
      {singer && (
        <>
          {" · "}
          <MusicName native={nativeSinger} roman={singer} />
        </>
      )}
      {date && ` · ${date}`}
    </>
  );
}
