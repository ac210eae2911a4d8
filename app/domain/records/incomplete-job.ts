/** The services outside the archive that jobs depend on. */
const services = ["YouTube", "Resend", "R2"] as const;
type JobService = (typeof services)[number];

/** What a job returns if a service could not be reached, or refused: what it did all the same, and the service. */
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
