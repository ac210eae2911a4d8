import { findAlarms, saveAlarms } from "../../data/records/alarms/told-alarms.ts";
import { type AlarmKind, planAlarms } from "../../domain/records/alarms.ts";
import { mailAdministrators } from "../users/mail-administrators.ts";
import type { Services } from "../services.ts";

/** Where each kind of alarm is looked into. */
const paths: Record<AlarmKind, string> = {
  jobsFailing: "/admin/jobs",
  mailsGivenUp: "/admin/mails",
  copiesMissed: "/admin/jobs",
  errorsRising: "/admin/jobs",
};

/** Scheduled job: mails the Administrators what is wrong. Returns the number of mails. */
export async function tellAlarms(services: Services): Promise<number> {
  const { db } = services;
  const now = services.now();
  const { present, told, administrators } = await findAlarms(db, now);
  const plan = planAlarms(present, told, now);
  if (plan.due.length + plan.over.length === 0) return 0;
  const kinds = new Set(plan.due.map(({ kind }) => kind));
  const letters = await Promise.all(
    Array.from(kinds, (kind) => {
      const count = plan.due.filter((alarm) => alarm.kind === kind).length;
      const content = { count, path: paths[kind] };
      return mailAdministrators({ ...services, now: () => now }, administrators, kind, content);
    }),
  );
  const saved = await saveAlarms(db, plan, letters.flat(), now);
  return saved.ok ? letters.flat().length : 0;
}
