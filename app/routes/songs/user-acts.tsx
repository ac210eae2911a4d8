import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { EditLink } from "../collection/edit-link.tsx";
import type { SongActs } from "./song-acts.server.ts";

export default function UserActs({ id, acts }: { id: number; acts: SongActs }) {
  const { t } = useI18n();
  return (
    <>
      {acts.forms.map(({ to, act, icon, text, label }) => (
        <Form key={to} method="post" action={to} preventScrollReset>
          <button type="submit" className="button quiet" name="act" value={act} aria-label={label}>
            {icon && <Icon name={icon} />}
            {text}
          </button>
        </Form>
      ))}
      {acts.mayEdit && <EditLink id={id}>{t("song.edit")}</EditLink>}
      {acts.links.map(({ to, icon, text, label }) => (
        <Link key={to} to={to} className="button quiet" aria-label={label}>
          {icon && <Icon name={icon} />}
          {text}
        </Link>
      ))}
    </>
  );
}
