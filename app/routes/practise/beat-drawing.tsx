import type { Beat } from "../../domain/music/taalas/beats.ts";
import type { CyclePart, Kalai } from "../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Akshara, aksharaWidth, startsOf } from "../taalas/counting/akshara.tsx";

const markHeight = 14;

interface Props {
  parts: CyclePart[];
  kalai: Kalai;
  beat: Beat | null;
  /** In counts after the first beat; below 0 before it. */
  eduppu: number;
}

/** One cycle: the hand on each count, the one that sounds lit, and a mark where the song begins. */
export function BeatDrawing({ parts, kalai, beat, eduppu }: Props) {
  const { t } = useI18n("practise");
  const starts = startsOf(parts);
  const counts = parts.flatMap(({ actions }) => actions).length;
  const marked = Math.min(eduppu < 0 ? counts + eduppu : eduppu, counts - 0.5);
  return (
    <ol className="taala-cycle">
      {parts.map(({ kind, actions }, at) => {
        const start = starts[at]!;
        const mark = marked - start;
        return (
          <li key={start}>
            <span>
              {t(`anga.${kind}`)} <small>{actions.length}</small>
            </span>
            <div
              className="akshara-row"
              role="img"
              aria-label={actions.map((action) => t(`hand.${action}`)).join(", ")}
            >
              {actions.map((action, k) => (
                <Akshara
                  key={k}
                  action={action}
                  place={Math.floor(k / kalai)}
                  number={start + k + 1}
                  isSounding={beat?.akshara === start + k}
                  above={markHeight}
                >
                  {eduppu !== 0 && Math.floor(mark) === k && (
                    <path
                      className="eduppu"
                      d={`M${(mark - k) * aksharaWidth + 4} ${-markHeight + 1}h12l-6 11z`}
                    />
                  )}
                </Akshara>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
