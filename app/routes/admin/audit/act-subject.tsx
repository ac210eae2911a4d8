import { Link } from "../../../ui/link.tsx";

/** What an act was done to; a song leads to its history, also from the bin. */
export function ActSubject({ subject, songId }: { subject: string; songId: number | null }) {
  return songId === null ? subject : <Link to={`/songs/${songId}/history`}>{subject}</Link>;
}
