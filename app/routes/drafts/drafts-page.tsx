import type { SongLists } from "../../data/songs/song-lists.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Empty } from "../../ui/empty.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Link } from "../../ui/link.tsx";
import type { Result } from "./rows/result.ts";
import { FilesForm } from "./files/files-form.tsx";
import { RejectedFiles } from "./files/rejected-files.tsx";
import { MissingFiles } from "./files/progress.tsx";
import { useFiles } from "./files/use-files.ts";
import { GoneRows } from "./grid/gone-rows.tsx";
import { Grid } from "./grid/grid.tsx";
import { SavedSongs } from "./saved-songs.tsx";
import type { ShownDraft } from "./rows/shown-drafts.server.ts";
import { useDrafts } from "./rows/use-drafts.ts";
import { VideoForm } from "./video/video-form.tsx";

export function DraftsPage(props: {
  lists: SongLists;
  drafts: ShownDraft[];
  result: Result | undefined;
}) {
  const { t } = useI18n("drafts");
  const { lists, result } = props;
  const table = useDrafts(props.drafts, result);
  const files = useFiles(table.add);
  const { formErrors } = result ?? {};
  return (
    <div className="page working drafts-page">
      <PageHead
        title={t("drafts.title")}
        description={t("drafts.lead")}
        path="/songs/drafts"
        index={false}
      />
      <header className="work-head">
        <div>
          <h1>{t("drafts.title")}</h1>
          <p className="lead">{t("drafts.lead")}</p>
        </div>
        <p className="actions">
          {table.drafts.length > 0 && (
            <Link to="/songs/drafts/list" className="button quiet">
              {t("drafts.ownList")}
            </Link>
          )}
          <Link to="/songs/add" className="button quiet">
            {t("drafts.one")}
          </Link>
        </p>
      </header>
      <FormErrorSummary formErrors={formErrors} />
      <div className="drafts-entrances">
        <FilesForm files={files} error={formErrors?.errors.files} />
        <VideoForm drafts={table.drafts} formErrors={formErrors} />
      </div>
      <RejectedFiles rejected={[...(result?.rejected ?? []), ...files.rejected]} />
      {result?.added ? <p role="status">{t("drafts.added", { count: result.added })}</p> : null}
      {result?.leftOut && result.leftOut.length > 0 && (
        <p className="problems">{t("drafts.leftOut", { lines: result.leftOut.join(" · ") })}</p>
      )}
      {result?.stored && <p role="status">{t("drafts.stored")}</p>}
      <SavedSongs saved={table.saved} left={result?.left ?? 0} />
      <GoneRows table={table} />
      <MissingFiles drafts={table.drafts} />
      {table.drafts.length > 0 ? (
        <Grid lists={lists} table={table} overtaken={result?.overtaken} />
      ) : (
        <Empty text={t("drafts.empty")} />
      )}
    </div>
  );
}
