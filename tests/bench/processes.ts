import { globSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** The processes that this one has started. Linux only, as everything in this file. */
export function childProcesses(): number[] {
  return globSync(`/proc/${process.pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number),
  );
}

/** Milliseconds of CPU that the processes have used so far, their own and the kernel's for them. */
export function cpuTime(processes: number[]): number {
  const ticks = processes.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before the last parenthesis may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond) * 1000;
}
