const day = 24 * 3600_000;

/** What Administrators are told by mail. */
export type AlarmKind = "jobsFailing" | "mailsGivenUp" | "copiesMissed" | "errorsRising";

/** Something that is wrong; `subject` is the name of the job, "" for other kinds. */
export interface Alarm {
  kind: AlarmKind;
  subject: string;
}

/** An alarm that was told; `isOver` once all has been well since. */
export interface ToldAlarm extends Alarm {
  toldAt: number;
  isOver: boolean;
}

const errorsPass = 15 * 60_000;

/** Whether errors that were many at a time have not passed yet: they were within the last quarter of an hour. */
export const isRising = (at: number, now: number): boolean => at > now - errorsPass;

/** The time since which no mail of a kind may have been sent for another one. */
export const quietSince = (now: number): number => now - day;

/**
 * Returns the alarms to tell now and those that are over. An alarm is told once until it is over, and of a kind there
 * is one mail a day: what begins after it is told on the next day, if it is still wrong.
 */
export function planAlarms(
  present: readonly Alarm[],
  told: readonly ToldAlarm[],
  now: number,
): { due: Alarm[]; over: Alarm[] } {
  const isSame = (one: Alarm) => (other: Alarm) =>
    one.kind === other.kind && one.subject === other.subject;
  const isKnown = (alarm: Alarm) => told.some((one) => !one.isOver && isSame(alarm)(one));
  const isQuiet = ({ kind }: Alarm) =>
    told.some((one) => one.kind === kind && one.toldAt > quietSince(now));
  return {
    due: present.filter((alarm) => !isKnown(alarm) && !isQuiet(alarm)),
    over: told.filter((alarm) => !alarm.isOver && !present.some(isSame(alarm))),
  };
}
