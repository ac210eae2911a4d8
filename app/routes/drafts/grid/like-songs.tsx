import type { LikeSong } from "../../../data/songs/drafts/likeness.ts";
import { useI18n } from "../../../i18n/provider.tsx";

export function LikeSongs({ songs }: { songs: readonly LikeSong[] }) {
  const { t } = useI18n("drafts");
  const [first] = songs;
  if (!first) return null;
  return (
    <div className="drafts-like">
      <p>{t(first.isSameFile ? "drafts.sameFile" : "drafts.perhapsSame")}</p>
      <ul>
        {songs.map(({ id, title, singer, recordingDate }) => (
          <li key={id}>
            <a href={`/songs/${id}`} target="_blank" rel="noreferrer">
              {[title, singer, recordingDate].filter(Boolean).join(" · ")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
