import { type JobRun, saveJobRun } from "../../data/records/job-runs.ts";
import { countNumbers } from "../../data/records/count-numbers.ts";
import { recordAct } from "../../data/records/audit.ts";
import type { User } from "../../data/users/users.ts";
import { emptyBin } from "../../data/songs/empty-bin.ts";
import { deleteExpired } from "../../data/users/expiry.ts";
import { cutLength } from "../../domain/cut-length.ts";
import { type Cron, type JobName, jobNames, jobs } from "../../domain/records/jobs.ts";
import { type IncompleteJob, toJobError } from "../../domain/records/incomplete-job.ts";
import { logError } from "../../lib/log.server.ts";
import { checkLinks } from "../media/check-links.ts";
import { checkPages } from "../media/check-pages.ts";
import { cleanUpMedia } from "../media/clean-up-media.ts";
import { reconcileMedia } from "../media/reconcile-media.ts";
import type { Services } from "../services.ts";
import { mailNews } from "./following/mail-news.ts";
import { deliverDueMails } from "../users/deliver-mail.ts";
import { writeDump } from "./open-data/write-dump.ts";
import { notifyAdministrators } from "../users/notify-administrators.ts";
import { copyDatabase } from "./copy-database.ts";
import { tellAlarms } from "./tell-alarms.ts";

export interface JobServices extends Services {
  bucket: R2Bucket;
  /** The bucket of the open data. */
  dumps: R2Bucket;
  /** The bucket of copies of the database. */
  copies: R2Bucket;
  request: typeof fetch;
}

const maxErrorLength = 200;

const work: Record<JobName, (services: JobServices) => Promise<number | IncompleteJob>> = {
  tellAlarms,
  notifyAdministrators,
  mailNews,
  deliverMails: deliverDueMails,
  cleanUpMedia,
  deleteExpired: ({ db, now }) => deleteExpired(db, now()),
  emptyBin: ({ db, now }) => emptyBin(db, now()),
  countNumbers: ({ db, now }) => countNumbers(db, now()),
  copyDatabase: (services) => copyDatabase(services),
  checkLinks: (services) => checkLinks(services, services.request),
  checkPages: (services) => checkPages(services, services.request),
  writeDump,
  reconcileMedia: async (services) => (await reconcileMedia(services)).deleted,
};

/** Runs a job and stores its result. Never throws. */
async function runJob(services: JobServices, job: JobName): Promise<JobRun> {
  const startedAt = services.now();
  let done = 0;
  let error: string | null = null;
  try {
    const result = await work[job](services);
    if (typeof result === "number") done = result;
    else {
      done = result.done;
      error = toJobError(result.unreachable);
    }
  } catch (reason) {
    logError(`job ${job}`, reason);
    error = cutLength(String(reason), maxErrorLength);
  }
  const run = { job, startedAt, milliseconds: services.now() - startedAt, done, error };
  await saveJobRun(services.db, run).catch((reason: unknown) => logError(`job ${job}`, reason));
  return run;
}

/** Runs a job for an Administrator and records it in the audit log. */
export async function runJobOnRequest(
  services: JobServices,
  actor: User,
  job: JobName,
): Promise<JobRun | "denied"> {
  const allowed = await recordAct(services.db, { actorId: actor.id, act: "job run", subject: job });
  return allowed.ok ? runJob(services, job) : "denied";
}

/** Runs the jobs of a schedule one after the other: mails about alarms and new requests are due at once. */
export async function runJobs(services: JobServices, cron: Cron): Promise<void> {
  for (const job of jobNames.filter((name) => jobs[name] === cron)) await runJob(services, job);
}
