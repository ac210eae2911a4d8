import type { Config } from "@react-router/dev/config";

export default { ssr: true, buildDirectory: "../../../.wrangler/lighthouse-bare" } satisfies Config;
