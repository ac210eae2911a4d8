import { Form } from "react-router";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import type { ShownList } from "./list-names.server.ts";
import { NameField } from "./name-field.tsx";

export function KeptLists(props: { lists: ShownList[]; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("songs");
  return (
    <section aria-labelledby="kept" className="kept">
      <h2 id="kept">{t("kept.title")}</h2>
      {props.lists.length === 0 && (
        <p>{t("kept.none", { favourite: t("kept.mark"), toList: t("kept.toList") })}</p>
      )}
      <ul className="own-songs">
        {props.lists.map((list) => (
          <li key={list.id} className="own-song panel">
            <h3>
              <Link to={`/lists/${list.id}`}>{list.name}</Link>
            </h3>
            <p>
              {list.songs}
              {list.isShared && ` · ${t("kept.isShared")}`}
            </p>
          </li>
        ))}
      </ul>
      <details
        className="panel"
        open={props.formErrors && "name" in props.formErrors.submitted ? true : undefined}
      >
        <summary>{t("kept.newList")}</summary>
        <Form method="post" className="form" noValidate>
          <NameField formErrors={props.formErrors} />
          <button type="submit" name="act" value="make" className="button">
            {t("kept.make")}
          </button>
        </Form>
      </details>
    </section>
  );
}
