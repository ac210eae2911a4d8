import { ErrorMessage } from "../shell/error-page.tsx";

export function loader() {
  return null;
}

export default function Offline() {
  return <ErrorMessage title="error.offline" />;
}
