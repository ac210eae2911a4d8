import type { HandAction } from "../../../domain/music/taalas/cycle.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import type { ShownCycle } from "./cycle.server.ts";
import { SoundButton } from "./sound-button.tsx";

const radius = 44;

export function Cycle({ cycle, name }: { cycle: ShownCycle; name: ShownName }) {
  const actions = cycle.parts.flat();
  const size = Math.min(7, 100 / actions.length);
  return (
    <section aria-labelledby="cycle" className="panel song-cycle sounds">
      <h2 id="cycle">
        <Link to={cycle.to} prefetch>
          <Name of={name} />
        </Link>
      </h2>
      <div className="cycle-ring">
        <SoundButton {...cycle.play} />
        <svg viewBox="-56 -56 112 112" width="112" height="112" role="img" aria-label={cycle.label}>
          <circle r={radius} />
          {actions.map((action, at) => (
            <Akshara key={at} action={action} turn={at / actions.length} size={size} />
          ))}
        </svg>
      </div>
      <div>
        <p className="hint">{cycle.label}</p>
        <p className="cycle-signs">{cycle.signs}</p>
        <Link to={`${cycle.to}#cycle`}>{cycle.practise}</Link>
      </div>
    </section>
  );
}

function Akshara({ action, turn, size }: { action: HandAction; turn: number; size: number }) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * radius * 10) / 10;
  return (
    <circle
      cx={round(Math.cos(angle))}
      cy={round(Math.sin(angle))}
      r={action === "clap" ? size : size * 0.6}
      className={`sounding ${action}`}
    />
  );
}
