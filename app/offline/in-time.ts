/** Milliseconds after which what is kept stands in for what does not come. */
export const patience = 6000;

export const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Answers from the network, or with what is kept where the network fails, does not answer in time, or answers with an
 * error of the server. `find` finds what is kept, if there is such.
 */
export async function answerInTime(
  network: Promise<Response>,
  find: () => Promise<Response | null | undefined>,
  time = patience,
): Promise<Response> {
  const late = wait(time).then(async () => (await find()) ?? network);
  try {
    const response = await Promise.race([network, late]);
    return response.status < 500 ? response : ((await find()) ?? response);
  } catch (error) {
    const found = await find();
    if (found) return found;
    throw error;
  }
}
