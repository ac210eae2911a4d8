import { Trouble } from "../shell/error-page.tsx";
import type { Route } from "./+types/offline";

/** Shown by the service worker when there is no connection: it asks for nothing but itself. */
export function loader(_: Route.LoaderArgs) {
  return null;
}

export default function Offline() {
  return <Trouble words="error.offline" />;
}
