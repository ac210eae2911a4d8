import { archive } from "../../archive.ts";
import type { PersonSummary } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName, ProposedMark } from "../../ui/name.tsx";
import { LargePicture, PictureLink, SmallPicture } from "./person-picture.tsx";

/** What a person is known for, and how much of it is in the archive. */
function Known({ person: { parts, compositionCount } }: { person: PersonSummary }) {
  const { t } = useI18n("people");
  const known = parts.map((part) => t(`part.${part}`));
  if (compositionCount > 0) known.push(t("person.compositions", { count: compositionCount }));
  // No line begins with a dot.
  return <p>{known.join("\u00a0· ")}</p>;
}

/** The rows of the list of people; `mayEdit` for those who may change pictures. Drawn on the server. */
export const PersonRows = ({ people, mayEdit }: { people: PersonSummary[]; mayEdit: boolean }) => (
  <ul className="person-rows">
    {people.map((person) => (
      <li key={person.id}>
        <SmallPicture of={person} />
        <div>
          <h2>
            <Link to={`/people/${person.id}`} prefetch>
              <MusicName native={person.native} roman={person.name} />
            </Link>
            {person.isProposed && <ProposedMark />}
          </h2>
          <Known person={person} />
        </div>
        {mayEdit && <PictureLink of={person} />}
      </li>
    ))}
  </ul>
);

/** The person whom the archive is about, above all others. Drawn on the server. */
export const FeaturedPerson = ({
  person,
  mayEdit,
}: {
  person: PersonSummary;
  mayEdit: boolean;
}) => (
  <section className="featured-person">
    <LargePicture of={person} />
    <div>
      <h2>
        <Link to={`/people/${person.id}`} prefetch>
          <MusicName native={person.native} roman={person.name} />
        </Link>
      </h2>
      <p className="eyebrow">{archive.years}</p>
      <Known person={person} />
    </div>
    {mayEdit && <PictureLink of={person} />}
  </section>
);
