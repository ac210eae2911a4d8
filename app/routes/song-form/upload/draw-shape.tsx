import { useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { loadPart } from "../../../ui/part.tsx";
import { asWork } from "../../../ui/work.ts";

export function DrawShape({ fileId }: { fileId: string }) {
  const { t } = useI18n("songs");
  const [said, setSaid] = useState<string | null>(null);
  const [phase, setPhase] = useState<"waiting" | "drawing" | "done">("waiting");

  async function draw() {
    if (phase !== "waiting") return;
    setPhase("drawing");
    setSaid(t("shape.drawing"));
    try {
      const drawing = await loadPart(() => import("./draw-stored-shape.ts"));
      if (!drawing) throw new Error("No code to draw.");
      const { message, values } = await asWork(() => drawing.drawStoredShape(fileId));
      setSaid(t(message, { ...values }));
      setPhase(message === "shape.done" ? "done" : "waiting");
    } catch {
      setSaid(t("error.unexpectedHint"));
      setPhase("waiting");
    }
  }

  return (
    <div className="upload needs-script">
      <p className="hint" id="shape-hint">
        {t("shape.hint")}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button quiet needs-script"
          aria-describedby="shape-hint"
          aria-disabled={phase !== "waiting" || undefined}
          onClick={draw}
        >
          {t("shape.draw")}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
