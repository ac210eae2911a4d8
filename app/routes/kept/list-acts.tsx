import { Form } from "react-router";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { ShownList } from "./list-names.server.ts";
import { NameField } from "./name-field.tsx";

export function ListActs(props: {
  list: ShownList;
  shareUrl: string | null;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("songs");
  const { list, shareUrl, formErrors } = props;
  const path = `/lists/${list.id}`;
  return (
    <div className="kept">
      <section className="panel" aria-labelledby="share">
        <h2 id="share">{t("kept.share")}</h2>
        <p>{t(shareUrl ? "kept.sharedAt" : "kept.shareLead")}</p>
        {shareUrl && (
          <p>
            <a href={shareUrl}>{shareUrl}</a>
          </p>
        )}
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="act"
            value={shareUrl ? "unshare" : "share"}
            className="button quiet"
          >
            <Icon name="link" />
            {t(shareUrl ? "kept.unshare" : "kept.makeLink")}
          </button>
        </Form>
      </section>
      {!list.isMarks && (
        <details className="panel" open={formErrors?.errors.name ? true : undefined}>
          <summary>{t("kept.rename")}</summary>
          <Form method="post" className="form" noValidate>
            <NameField key={list.name} formErrors={formErrors} current={list.name} />
            <button type="submit" name="act" value="rename" className="button">
              {t("kept.rename")}
            </button>
          </Form>
        </details>
      )}
      <p className="actions">
        <Link to={`${path}/sheets`} className="button quiet">
          <Icon name="pages" />
          {t("kept.sheets")}
        </Link>
        <a href={`${path}/export?as=csv`} className="button quiet bare" download>
          {t("kept.exportCsv")}
        </a>
        <a href={`${path}/export?as=json`} className="button quiet bare" download>
          {t("kept.exportJson")}
        </a>
        <Link to={`${path}?dialog=delete`} className="button quiet bare">
          <Icon name="trash" />
          {t("kept.delete")}
        </Link>
      </p>
    </div>
  );
}
