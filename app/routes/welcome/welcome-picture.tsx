import { archive } from "../../archive.ts";
import { type PersonPicture, showPicture } from "../../domain/people/person-picture.ts";
import { Link } from "../../ui/link.tsx";
import { Portrait } from "../../ui/portrait.tsx";

/** The picture of the person whom the archive is about. Drawn on the server. */
export function WelcomePicture({ picture }: { picture: PersonPicture }) {
  const { credit, rights } = picture;
  return (
    <figure className="welcome-picture">
      <Link to={`/people/${archive.composerId}`} prefetch>
        <Portrait picture={showPicture(picture)} sizes="(min-width: 48rem) 30rem, 92vw" />
      </Link>
      <figcaption>
        {credit} · {rights}
      </figcaption>
    </figure>
  );
}
