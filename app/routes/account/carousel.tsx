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
const shownFor = 5000;

const lessMotion = "(prefers-reduced-motion: reduce)";
const wantsStill = () => matchMedia(lessMotion).matches;
function watchMotion(onChange: () => void) {
  const query = matchMedia(lessMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function Carousel() {
  const { t } = useI18n("account");
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const still = useSyncExternalStore(watchMotion, wantsStill, () => false);
  const moving = chosen ?? !still;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % pictures.length), shownFor);
    return () => clearInterval(timer);
  }, [moving]);
  return (
    <section className="carousel" aria-label={t("account.carousel")}>
      {pictures.map(({ name, box }, place) => (
        <div key={name} className={place === at ? "shown" : undefined}>
          <Art name={name} box={box} />
        </div>
      ))}
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={t(moving ? "account.carouselPause" : "account.carouselPlay")}
        onClick={() => setChosen(!moving)}
      >
        <Icon name={moving ? "pause" : "play"} />
      </button>
    </section>
  );
}
