/** Starts a clock of this thread's work, in milliseconds: it stands while the machine does something else. */
export function startCpuTime(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}
