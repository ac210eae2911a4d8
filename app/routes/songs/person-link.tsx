import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { linkOf } from "../../domain/people/name-links.ts";
import { Link } from "../../ui/link.tsx";

/** A name as printed, which links to the person it stands for. */
export function PersonLink({ name, id }: { name: string; id: string | null | undefined }) {
  return id ? <Link to={`/people/${id}`}>{name}</Link> : name;
}

/** The name of a singer or player of a song. */
export const PerformerLink = (props: { song: Pick<SongDetail, "personIds">; name: string }) => (
  <PersonLink name={props.name} id={linkOf(props.song.personIds, props.name)} />
);
