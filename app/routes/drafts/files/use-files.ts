import { useState } from "react";
import { uploadFailures } from "../../../domain/media/upload.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { asWork } from "../../../ui/work.ts";
import { RequestError } from "../rows/requests.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { type ReadFile, readFiles, type RejectedFile } from "./read-file.ts";
import { announce } from "./requests.ts";
import { uploadQueue } from "./upload-queue.ts";

interface Reading {
  read: number;
  total: number;
}

/** Reads chosen files, creates their drafts and queues their uploads. `onDrafts` receives the drafts. */
export function useFiles(onDrafts: (drafts: ShownDraft[]) => void) {
  const { t } = useI18n("drafts");
  const [reading, setReading] = useState<Reading | null>(null);
  const [rejected, setRejected] = useState<{ name: string; message: string }[]>([]);

  async function choose(files: readonly File[]) {
    if (files.length === 0 || reading) return;
    const total = files.length;
    setReading({ read: 0, total });
    const results = await readFiles(files, (read) => setReading({ read, total }));
    const isRejected = (one: ReadFile | RejectedFile): one is RejectedFile => "reason" in one;
    const rejections = results.filter(isRejected).map(({ file, reason }) => ({
      name: file.name,
      message: t(uploadFailures[reason].message),
    }));
    const uploadable = results.filter((one): one is ReadFile => !isRejected(one));
    try {
      const { drafts, saved } =
        uploadable.length > 0 ? await announce(uploadable) : { drafts: [], saved: [] };
      onDrafts(drafts);
      for (const localFile of uploadable) {
        const draft = drafts.find(
          ({ file }) => file.hash === localFile.hash && isSameFile(localFile, file),
        );
        if (draft && !draft.hasArrived) uploadQueue.add(draft, localFile);
      }
      const alreadySaved = saved.map(({ name, title }) => ({
        name,
        message: t("drafts.alreadySaved", { title }),
      }));
      setRejected([...rejections, ...alreadySaved]);
    } catch (error) {
      const why = error instanceof RequestError ? error.message : "";
      const message = why || t("upload.brokenOff");
      setRejected([...rejections, ...uploadable.map(({ file }) => ({ name: file.name, message }))]);
    } finally {
      setReading(null);
    }
  }
  return { reading, rejected, choose: (files: readonly File[]) => asWork(() => choose(files)) };
}

const isSameFile = ({ file }: ReadFile, stored: ShownDraft["file"]) =>
  file.size === stored.size && file.name.endsWith(stored.name.slice(-8));

export type ChosenFiles = ReturnType<typeof useFiles>;
