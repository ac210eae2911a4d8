import { Suspense, useState } from "react";
import { deviceKey } from "../../domain/kept/device-key.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Beside, lazyPart } from "../../ui/part.tsx";
import type { Press } from "../kept/device/keep-buttons.tsx";
import type { SongActs } from "./song-acts.server.ts";

const KeepButtons = lazyPart(() => import("../kept/device/keep-buttons.tsx"));

/** Whether the device has kept songs; false if the browser blocks storage. */
function keepsSongs(): boolean {
  try {
    return localStorage.getItem(deviceKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Buttons that keep a song on the device. The code behind them loads on a press, or at once if the device has kept
 * songs.
 */
export function VisitorActs({ id, acts }: { id: number; acts: SongActs }) {
  const [request, setRequest] = useState<{ press: Press }>();
  const isHydrated = useHydrated();
  const pressed = request?.press ?? (isHydrated && keepsSongs() && "none");
  const buttons = (
    <>
      <button
        type="button"
        className="button quiet needs-script"
        aria-label={acts.mark?.label}
        onClick={() => setRequest({ press: "mark" })}
      >
        <Icon name="bookmark" />
        {acts.mark?.text}
      </button>
      {acts.links.map(({ to, text, label }) => (
        <Link
          key={to}
          to={to}
          className="button quiet"
          aria-label={label}
          onClick={(event) => {
            event.preventDefault();
            setRequest({ press: "lists" });
          }}
        >
          <Icon name="plus" />
          {text}
        </Link>
      ))}
    </>
  );
  if (!pressed) return buttons;
  return (
    <Beside missing={buttons} resetKey={request}>
      <Suspense fallback={buttons}>
        <KeepButtons songId={id} pressed={pressed} />
      </Suspense>
    </Beside>
  );
}
