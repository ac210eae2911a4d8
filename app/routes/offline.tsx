import { ErrorMessage } from "../shell/error-page.tsx";

/** Shown by the service worker when there is no connection: it asks for nothing but itself. */
export function loader() {
  return null;
}

export default function Offline() {
  return <ErrorMessage title="error.offline" />;
}
