import { Link } from "../../ui/link.tsx";

export function ActSubject({ subject, songId }: { subject: string; songId: number | null }) {
  return songId === null ? subject : <Link to={`/songs/${songId}/history`}>{subject}</Link>;
}
