/** The services outside the archive that jobs depend on. */
const services = ["YouTube", "Resend", "R2"] as const;
type JobService = (typeof services)[number];

/** The result of a job that a service stopped: the number of completed items, and the unavailable service. */
export interface IncompleteJob {
  done: number;
  unreachable: JobService;
}

/** Writes the service as the error of a job's run. */
export const toJobError = (service: JobService) => `unreachable ${service}`;

/** Returns the service that the error of a job's run names, or null for any other error. */
export function serviceOf(error: string): JobService | null {
  return services.find((service) => error === toJobError(service)) ?? null;
}
