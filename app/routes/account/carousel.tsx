import { type ComponentProps, useEffect, useState, useSyncExternalStore } from "react";
import lamp from "../../assets/art/lamp.svg?url";
import mridangam from "../../assets/art/mridangam.svg?url";
import palmLeaf from "../../assets/art/palm-leaf.svg?url";
import tambura from "../../assets/art/tambura.svg?url";
import veena from "../../assets/art/veena.svg?url";
import { useI18n } from "../../i18n/provider.tsx";
import portraitStylesheet from "../../styles/portrait.css?url";
import { Art } from "../../ui/art.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";

const drawings: { src: string; box: [number, number] }[] = [
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

interface Photo {
  name: string;
  /** Who made it, and why it may be shown. */
  by: string;
  shown: ComponentProps<typeof Portrait>["picture"];
}

/** Shows the photos of people one after the other; drawings as long as there are none. */
export function Carousel({ photos }: { photos: Photo[] }) {
  const { t } = useI18n("account");
  const [current, setCurrent] = useState(0);
  const [wantsMotion, setWantsMotion] = useState<boolean | null>(null);
  const isStill = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false);
  const count = photos.length || drawings.length;
  const isMoving = count > 1 && (wantsMotion ?? !isStill);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setCurrent((previous) => (previous + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isMoving, count]);
  const shownAt = (position: number) => (position === current ? "shown" : undefined);
  return (
    <section className="carousel" aria-label={t("account.carousel")}>
      {photos.length > 0 && <Stylesheet href={portraitStylesheet} />}
      {photos.map(({ name, by, shown }, position) => (
        <figure key={shown.src} className={shownAt(position)}>
          <Portrait picture={shown} sizes="(min-width: 56rem) 30rem, 92vw" isLate={position > 0} />
          <figcaption>
            {name} <small>{by}</small>
          </figcaption>
        </figure>
      ))}
      {photos.length === 0 &&
        drawings.map(({ src, box }, position) => (
          <div key={src} className={shownAt(position)}>
            <Art src={src} box={box} />
          </div>
        ))}
      {count > 1 && (
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={t(isMoving ? "account.carouselPause" : "account.carouselPlay")}
          onClick={() => setWantsMotion(!isMoving)}
        >
          <Icon name={isMoving ? "pause" : "play"} />
        </button>
      )}
    </section>
  );
}
