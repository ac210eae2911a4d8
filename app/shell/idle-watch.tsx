import { type ComponentType, lazy, Suspense, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

const IdleDialog = lazy<ComponentType<{ since: number }>>(() =>
  import("./idle-dialog.tsx").catch(() => ({ default: () => null })),
);

export function IdleWatch() {
  const [since] = useState(() => Date.now());
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <IdleDialog since={since} />
      </Suspense>
    )
  );
}
