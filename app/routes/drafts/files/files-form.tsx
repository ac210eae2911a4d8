import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { ChosenFiles } from "./use-files.ts";

export function FilesForm({ files, error }: { files: ChosenFiles; error: string | undefined }) {
  const { t } = useI18n("drafts");
  const isHydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  function pick() {
    const input = picker.current!;
    const chosenFiles = [...(input.files ?? [])];
    // Allows choosing the same file again.
    input.value = "";
    void files.choose(chosenFiles);
  }

  // Files may be chosen before hydration.
  const pickEarly = useEffectEvent(() => {
    if (picker.current?.files?.length) pick();
  });
  useEffect(() => pickEarly(), []);

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void files.choose([...event.dataTransfer.files]);
    },
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      reloadDocument
      className="panel drafts-files"
      data-over={isOver || undefined}
      {...drag}
    >
      <h2>{t("drafts.files")}</h2>
      <TextField
        ref={picker}
        name="files"
        type="file"
        multiple
        accept="audio/*,video/*,.flac,.opus,.m4a,.aiff,.wma,.amr,.ac3,.3gp"
        label={t("drafts.drop")}
        hint={t(isHydrated ? "drafts.filesHint" : "drafts.filesHintTogether", {
          limit: isHydrated ? "2 GiB" : "95 MiB",
        })}
        error={error}
        onChange={pick}
      />
      <p role="status">{files.reading && t("drafts.reading", { ...files.reading })}</p>
      <noscript>
        <button type="submit" className="button">
          {t("drafts.sendFiles")}
        </button>
      </noscript>
    </Form>
  );
}
