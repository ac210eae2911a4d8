/** Tells the service worker that the page has kept something or removed it. */
export const tellWorker = (): void => navigator.serviceWorker.controller?.postMessage("changed");
