import { Suspense, useEffect } from "react";
import { deviceKey } from "../../../domain/kept/device-key.ts";
import { Beside, lazyPart } from "../../../ui/part.tsx";
import { readLocal } from "../../../ui/read-local.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { clearSent } from "./device-storage.ts";

const DeviceOffer = lazyPart(() => import("./device-offer.tsx"));

/** Offers to take the device's lists over into the account, and clears them from the device once that is done. */
export function DeviceWatch({ tookOver }: { tookOver: true | undefined }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (tookOver) clearSent();
  }, [tookOver]);
  if (!isHydrated || !readLocal(deviceKey)) return null;
  return (
    <Beside>
      <Suspense>
        <DeviceOffer />
      </Suspense>
    </Beside>
  );
}
