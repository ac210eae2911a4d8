import { publicLoader } from "../cache/public-loader.server.ts";
import { ErrorMessage } from "../shell/error-page.tsx";

export const loader = publicLoader([], () => ({ data: null, version: "fixed" }));

export default function Offline() {
  return <ErrorMessage title="error.offline" />;
}
