import type { HandAction } from "../../../domain/music/taalas/cycle.ts";

interface Props {
  action: HandAction;
  finger?: number;
  x: number;
}

export function HandSign({ action, finger, x }: Props) {
  if (action === "clap") return <circle cx={x} cy={22} r={14} className="clap" />;
  if (action === "wave") return <path d={`M${x - 15} 22 q7.5 -16 15 0 t15 0`} className="wave" />;
  if (action === "count") return <circle cx={x} cy={22} r={5} className="count" />;
  return (
    <>
      <rect x={x - 8} y={8} width={16} height={28} rx={8} className="finger" />
      {finger !== undefined && (
        <text x={x} y={27} textAnchor="middle">
          {finger}
        </text>
      )}
    </>
  );
}
