import { lazy, Suspense, useState } from "react";
import { Beside } from "../ui/part.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const IdleDialog = lazy(() => import("./idle-dialog.tsx"));

export function IdleWatch() {
  const [since] = useState(() => Date.now());
  return (
    useHydrated() && (
      <Beside>
        <Suspense>
          <IdleDialog since={since} />
        </Suspense>
      </Beside>
    )
  );
}
