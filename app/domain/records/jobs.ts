export const crons = { often: "*/5 * * * *", weekly: "17 3 * * MON" } as const;
export type Cron = keyof typeof crons;

/** The scheduled jobs, in the order in which they run. */
export const jobs = {
  tellAlarms: "often",
  notifyAdministrators: "often",
  mailNews: "often",
  deliverMails: "often",
  cleanUpMedia: "often",
  deleteExpired: "often",
  emptyBin: "often",
  countNumbers: "often",
  copyDatabase: "often",
  checkLinks: "often",
  checkPages: "often",
  writeDump: "often",
  reconcileMedia: "weekly",
} as const satisfies Record<string, Cron>;
export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];

export const isJob = (text: string | undefined): text is JobName =>
  jobNames.some((name) => name === text);
