import { Form } from "react-router";
import type { SongBatch } from "../../data/songs/batch/batches.ts";
import type { SelectableSong } from "../../data/songs/batch/selectable-songs.ts";
import type { SongLists } from "../../data/songs/song-lists.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Empty } from "../../ui/empty.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { TextField } from "../../ui/form-fields.tsx";
import { Link } from "../../ui/link.tsx";
import type { FormValues } from "../song-form/values/form-values.ts";
import type { Preview } from "./act-on-batch.server.ts";
import { type BatchQuery, path } from "./batch-query.ts";
import { BatchFields } from "./batch-fields.tsx";
import { BatchList } from "./batch-list.tsx";
import { BatchPreview } from "./batch-preview.tsx";
import { SongChoices } from "./song-choices.tsx";

interface Props {
  songs: SelectableSong[];
  more: boolean;
  lists: SongLists;
  batches: SongBatch[];
  asked: BatchQuery;
  mayAll: boolean;
  result:
    | { formErrors?: FormErrors; ids: number[]; submitted: FormValues; preview: Preview | null }
    | undefined;
}

export function BatchPage(props: Props) {
  const { t } = useI18n("batch");
  const { songs, asked, result, lists } = props;
  const preview = result?.preview;
  return (
    <div className="page working batch-page">
      <PageHead title={t("batch.title")} description={t("batch.lead")} path={path} index={false} />
      <h1>{t("batch.title")}</h1>
      {preview ? (
        <BatchPreview preview={preview} />
      ) : (
        <>
          <p>{t("batch.lead")}</p>
          <FormErrorSummary formErrors={result?.formErrors} />
          <Filter asked={asked} mayAll={props.mayAll} />
          {songs.length === 0 ? (
            <Empty
              text={t("batch.none")}
              to={asked.text && listPath(path, { of: asked.all ? "all" : "" })}
              label={t("batch.showAll")}
            />
          ) : (
            <Form
              key={`${asked.all} ${asked.text} ${asked.page} ${asked.selected}`}
              method="post"
              className="batch-form"
              noValidate
            >
              <SongChoices
                songs={songs}
                chosen={result?.ids ?? []}
                asked={asked}
                more={props.more}
              />
              <BatchFields
                lists={lists}
                submitted={result?.submitted ?? {}}
                formErrors={result?.formErrors}
              />
              <p className="actions save-bar">
                <button type="submit" name="act" value="preview" className="button">
                  {t("batch.preview")}
                </button>
              </p>
            </Form>
          )}
          <BatchList batches={props.batches} />
        </>
      )}
    </div>
  );
}

function Filter({ asked, mayAll }: { asked: BatchQuery; mayAll: boolean }) {
  const { t } = useI18n("batch");
  const { all, text } = asked;
  return (
    <Form method="get" action={path} className="batch-filter" role="search" key={`${all} ${text}`}>
      <TextField name="q" type="search" label={t("batch.titleContains")} defaultValue={text} />
      {all && <input type="hidden" name="of" value="all" />}
      <button type="submit" className="button quiet">
        {t("search.submit")}
      </button>
      {mayAll && (
        <Link to={listPath(path, { of: all ? "" : "all", q: text })} className="button quiet">
          {t(all ? "batch.ownSongs" : "batch.allSongs")}
        </Link>
      )}
    </Form>
  );
}
