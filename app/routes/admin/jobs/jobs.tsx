import { data, Form } from "react-router";
import { type JobRun, listJobRuns } from "../../../data/records/job-runs.ts";
import { serviceOf } from "../../../domain/records/incomplete-job.ts";
import { isOverdue } from "../../../domain/records/copies/copy-schedule.ts";
import { isJob, jobNames, jobs } from "../../../domain/records/jobs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { runJobOnRequest } from "../../../operations/records/run-job.ts";
import { copiesContext, databaseContext, dumpsContext, userContext } from "../../../web/context.ts";
import { readFields } from "../../../web/form.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf, uploadServicesOf } from "../../../web/services.server.ts";
import { AdminPage } from "../admin-page.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/jobs";

const path = "/admin/jobs";

export async function loader({ context }: Route.LoaderArgs) {
  const { runs, lastCopy, errorsRoseAt } = await listJobRuns(context.get(databaseContext));
  return {
    runs: Object.fromEntries(runs.map((run) => [run.job, run])),
    errorsRoseAt,
    copy: { ...lastCopy, isOverdue: isOverdue({ ...lastCopy, now: Date.now() }) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { job } = await readFields(request);
  if (!isJob(job)) throw data(null, { status: 400 });
  const { bucket } = uploadServicesOf(context);
  const [copies, dumps] = [context.get(copiesContext), context.get(dumpsContext)];
  const services = { ...servicesOf(context), bucket, copies, dumps, request: fetch };
  const run = await runJobOnRequest(services, context.get(userContext), job);
  if (run === "denied") throw data(null, { status: 403 });
  const { done, error } = run;
  const service = error === null ? null : serviceOf(error);
  if (service)
    return redirectWithFlash(context, path, {
      kind: "error",
      message: "jobs.unreachable",
      values: { done, service },
    });
  return redirectWithFlash(
    context,
    path,
    error === null
      ? { kind: "success", message: "jobs.ran", values: { done } }
      : { kind: "error", message: "jobs.failed" },
  );
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  return (
    <AdminPage title="jobs.title" lead="jobs.lead" path={path}>
      <CopyState {...loaderData.copy} />
      {loaderData.errorsRoseAt !== null && (
        <p>
          {t("jobs.errorsRose")}: <UtcTime at={loaderData.errorsRoseAt} />
        </p>
      )}
      <table className="fold">
        <TableHead
          columns={["jobs.job", "jobs.schedule", "jobs.last", "jobs.result", "column.actions"]}
        />
        <tbody>
          {jobNames.map((job) => {
            const run = loaderData.runs[job];
            const name = t(`jobs.${job}`);
            return (
              <tr key={job}>
                <th scope="row">{name}</th>
                <td data-label={t("jobs.schedule")}>{t(`jobs.${jobs[job]}`)}</td>
                <td data-label={t("jobs.last")}>
                  {run ? <UtcTime at={run.startedAt} /> : t("jobs.never")}
                </td>
                <td data-label={t("jobs.result")}>{run && <JobResult {...run} />}</td>
                <td className="row-actions">
                  <Form method="post">
                    <button
                      type="submit"
                      name="job"
                      value={job}
                      className="button quiet"
                      aria-label={`${t("jobs.run")}: ${name}`}
                    >
                      {t("jobs.run")}
                    </button>
                  </Form>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </AdminPage>
  );
}

function CopyState({
  finishedAt,
  rows,
  bytes,
  isOverdue: isLate,
}: Route.ComponentProps["loaderData"]["copy"]) {
  const { t } = useI18n("admin");
  return (
    <p className={isLate ? "error" : undefined}>
      {isLate && <strong>{t("jobs.copiesMissed")} </strong>}
      {t("jobs.lastCopy")}:{" "}
      {finishedAt === null ? (
        t("jobs.never")
      ) : (
        <>
          <UtcTime at={finishedAt} /> ({t("jobs.copySize", { rows, megabytes: megabytes(bytes) })})
        </>
      )}
    </p>
  );
}

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));

function JobResult({ done, milliseconds, error }: Pick<JobRun, "done" | "milliseconds" | "error">) {
  const { t } = useI18n("admin");
  if (error === null) return t("jobs.done", { done, seconds: seconds(milliseconds) });
  const service = serviceOf(error);
  return service ? t("jobs.unreachable", { done, service }) : error;
}

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));
