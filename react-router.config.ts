import type { Config } from "@react-router/dev/config";

// Where everything is comes once, in a file that browsers keep: pages say nothing of it, and nothing is asked later.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
