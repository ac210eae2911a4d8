import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { drawSlides } from "./slides.server.tsx";

/** Milliseconds. */
const interval = 5000;
const reducedMotion = "(prefers-reduced-motion: reduce)";
const prefersReducedMotion = () => matchMedia(reducedMotion).matches;
function watchMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Shows the slides one after the other. */
export function Carousel({ slides }: { slides: Awaited<ReturnType<typeof drawSlides>> }) {
  const { t } = useI18n("account");
  const [current, setCurrent] = useState(0);
  const [wantsMotion, setWantsMotion] = useState<boolean | null>(null);
  const isStill = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false);
  const { count, drawn, stylesheet } = slides;
  const isMoving = count > 1 && (wantsMotion ?? !isStill);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setCurrent((previous) => (previous + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isMoving, count]);
  return (
    <section className="carousel" aria-label={t("account.carousel")}>
      {stylesheet && <Stylesheet href={stylesheet} />}
      {Array.from({ length: count }, (_, at) => (
        <ServerDrawn
          key={at}
          parts={drawn}
          name={`slide${at}`}
          className={at === current ? "shown" : ""}
        />
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
