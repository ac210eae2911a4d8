import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Beside, lazyPart } from "../ui/part.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const IdleDialog = lazyPart(() => import("./idle-dialog.tsx"));

export function IdleWatch() {
  const [since] = useState(() => Date.now());
  const { key } = useLocation();
  return (
    useHydrated() && (
      <Beside resetKey={key}>
        <Suspense>
          <IdleDialog since={since} />
        </Suspense>
      </Beside>
    )
  );
}
