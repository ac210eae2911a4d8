import { initialsOf } from "../../domain/people/initials.ts";
import { type PersonPicture, showPicture } from "../../domain/people/person-picture.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Initials, Portrait } from "../../ui/portrait.tsx";

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

/** The picture of a person with its credit and rights, or initials. Drawn on the server. */
export function LargePicture({ of: { name, native, picture } }: { of: Named }) {
  const { t } = useI18n("people");
  if (!picture) return <Initials of={initialsOf(native ?? name)} />;
  const { credit, rights } = picture;
  return (
    <figure>
      <Portrait picture={showPicture(picture)} sizes="(min-width: 48rem) 18rem, 92vw" />
      <figcaption>{t("person.pictureCredit", { credit, rights })}</figcaption>
    </figure>
  );
}
