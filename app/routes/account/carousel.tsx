import { useEffect, useState, useSyncExternalStore } from "react";
import lamp from "../../assets/art/lamp.svg?url";
import mridangam from "../../assets/art/mridangam.svg?url";
import palmLeaf from "../../assets/art/palm-leaf.svg?url";
import tambura from "../../assets/art/tambura.svg?url";
import veena from "../../assets/art/veena.svg?url";
import { useI18n } from "../../i18n/provider.tsx";
import { Art } from "../../ui/art.tsx";
import { Icon } from "../../ui/icon.tsx";

const pictures: { src: string; box: [number, number] }[] = [
  { src: veena, box: [640, 240] },
  { src: mridangam, box: [320, 220] },
  { src: tambura, box: [200, 480] },
  { src: lamp, box: [160, 160] },
  { src: palmLeaf, box: [480, 120] },
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
  const [current, setCurrent] = useState(0);
  const [wantsMotion, setWantsMotion] = useState<boolean | null>(null);
  const isStill = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false);
  const isMoving = wantsMotion ?? !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(
      () => setCurrent((previous) => (previous + 1) % pictures.length),
      interval,
    );
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <section className="carousel" aria-label={t("account.carousel")}>
      {pictures.map(({ src, box }, position) => (
        <div key={src} className={position === current ? "shown" : undefined}>
          <Art src={src} box={box} />
        </div>
      ))}
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={t(isMoving ? "account.carouselPause" : "account.carouselPlay")}
        onClick={() => setWantsMotion(!isMoving)}
      >
        <Icon name={isMoving ? "pause" : "play"} />
      </button>
    </section>
  );
}
