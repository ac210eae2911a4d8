import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Art } from "../../ui/art.tsx";
import { Icon } from "../../ui/icon.tsx";

const pictures: { name: string; box: [number, number] }[] = [
  { name: "veena", box: [640, 240] },
  { name: "mridangam", box: [320, 220] },
  { name: "tambura", box: [200, 480] },
  { name: "lamp", box: [160, 160] },
  { name: "palm-leaf", box: [480, 120] },
];
const interval = 5000;

const reducedMotion = "(prefers-reduced-motion: reduce)";
const prefersReducedMotion = () => matchMedia(reducedMotion).matches;
function watchMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function Carousel() {
  const { t } = useI18n("account");
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isStill = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false);
  const isMoving = chosen ?? !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(
      () => setShown((previous) => (previous + 1) % pictures.length),
      interval,
    );
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <section className="carousel" aria-label={t("account.carousel")}>
      {pictures.map(({ name, box }, position) => (
        <div key={name} className={position === shown ? "shown" : undefined}>
          <Art name={name} box={box} />
        </div>
      ))}
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={t(isMoving ? "account.carouselPause" : "account.carouselPlay")}
        onClick={() => setChosen(!isMoving)}
      >
        <Icon name={isMoving ? "pause" : "play"} />
      </button>
    </section>
  );
}
