/** Asks for the entry of a song that the device keeps: the service worker stores it for times without a connection. */
export const rememberEntry = (songId: number): void =>
  void fetch(`/songs/entries?ids=${songId}`).catch(() => {});
