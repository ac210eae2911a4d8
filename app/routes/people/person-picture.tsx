import { initialsOf } from "../../domain/people/initials.ts";
import { type PersonPicture, showPicture } from "../../domain/people/person-picture.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Initials, Portrait } from "../../ui/portrait.tsx";
import type { NamedRights } from "../songs/rights.server.tsx";

interface Named {
  name: string;
  native: string | null;
  picture: PersonPicture | null;
}

const small = 160;

/** The small picture beside a person's name, or initials. Drawn on the server. */
export function SmallPicture({ of: { name, native, picture } }: { of: Named }) {
  if (!picture) return <Initials of={initialsOf(native ?? name)} />;
  return <Portrait picture={showPicture(picture, small)} sizes="4rem" isBesideName isLate />;
}

/** Leads an Administrator to the form of a person's picture. Drawn on the server. */
export function PictureLink({ of: { id, name, native, picture } }: { of: Named & { id: string } }) {
  const { t } = useI18n("people");
  const label = t(picture ? "person.changePicture" : "person.addPicture");
  return (
    <Link
      to={`/admin/people/${id}`}
      className="icon-button"
      title={label}
      aria-label={`${label}: ${native ?? name}`}
    >
      <Icon name={picture ? "edit" : "plus"} />
    </Link>
  );
}

/** The picture of a person with its credit and rights, or initials. Drawn on the server. */
export function LargePicture(props: { of: Named; statement?: NamedRights | null }) {
  const { name, native, picture } = props.of;
  const { statement } = props;
  const { t } = useI18n("people");
  if (!picture) return <Initials of={initialsOf(native ?? name)} />;
  const { credit, rights } = picture;
  return (
    <figure>
      <Portrait picture={showPicture(picture)} sizes="(min-width: 48rem) 18rem, 92vw" />
      <figcaption>
        {t("person.pictureCredit", { credit, rights })}
        {statement && (
          <>
            {" · "}
            <a href={statement.to} rel={statement.rel}>
              {statement.text}
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
