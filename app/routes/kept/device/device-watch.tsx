import { lazy, Suspense, useEffect } from "react";
import { deviceKey } from "../../../domain/kept/device-key.ts";
import { readLocal } from "../../../ui/read-local.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const DeviceOffer = lazy(() => import("./device-offer.tsx"));

/** Offers to take over what the device keeps, and removes it from there after that. */
export function DeviceWatch({ tookOver }: { tookOver: true | undefined }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (tookOver) void import("./device-storage.ts").then(({ clearSent }) => clearSent());
  }, [tookOver]);
  if (!isHydrated || !readLocal(deviceKey)) return null;
  return (
    <Suspense fallback={null}>
      <DeviceOffer />
    </Suspense>
  );
}
