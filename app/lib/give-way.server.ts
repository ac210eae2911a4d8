/**
 * Lets requests that came meanwhile be answered first. A scheduled job calls it between its portions: where the jobs,
 * the database and the site share one process, as they do on a developer's machine, they would wait for its end.
 */
export const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
