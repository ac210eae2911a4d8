import { useState } from "react";
import { partLength, uploadFailures } from "../../../domain/media/upload.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { SavedFile } from "../../../operations/songs/announce-files.ts";
import { asWork } from "../../../ui/work.ts";
import { RequestError } from "../rows/requests.ts";
import { FileParts } from "../../song-form/upload/file-parts.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { type ReadFile, readFiles, type RejectedFile } from "./read-file.ts";
import { announce } from "./requests.ts";
import { uploadQueue } from "./upload-queue.ts";

interface Reading {
  read: number;
  total: number;
}

export interface ShownRejection {
  name: string;
  message: string;
  /** Adds the file after all; absent if it cannot be added. */
  onAdd?: () => void;
}

const isRejected = (one: ReadFile | RejectedFile): one is RejectedFile => "reason" in one;

/** Reads chosen files, creates their drafts and queues their uploads. `onDrafts` receives the drafts. */
export function useFiles(onDrafts: (drafts: ShownDraft[]) => void) {
  const { t } = useI18n("drafts");
  const [reading, setReading] = useState<Reading | null>(null);
  const [rejected, setRejected] = useState<ShownRejection[]>([]);

  async function choose(files: readonly File[]) {
    if (files.length === 0 || reading) return;
    const total = files.length;
    setReading({ read: 0, total });
    const results = await readFiles(files, (read) => setReading({ read, total }));
    const rejections = results.filter(isRejected).map(({ file, reason }) => ({
      name: file.name,
      message: t(uploadFailures[reason].message),
    }));
    const uploadable = results.filter((one): one is ReadFile => !isRejected(one));
    const notAdded = uploadable.length > 0 ? await add(uploadable) : [];
    setRejected([...rejections, ...notAdded]);
    setReading(null);
  }

  async function add(files: readonly ReadFile[], isAnother = false): Promise<ShownRejection[]> {
    try {
      const { drafts, saved } = await announce(files, isAnother);
      onDrafts(drafts);
      for (const localFile of files) {
        const draft = drafts.find(({ file }) => isSameFile(localFile, file));
        if (draft) uploadQueue.add(draft, localFile);
      }
      return await Promise.all(
        files.flatMap((localFile) => {
          const savedFile = saved.find((one) => isSameFile(localFile, one));
          return savedFile ? rejectSaved(localFile, savedFile) : [];
        }),
      );
    } catch (error) {
      const why = error instanceof RequestError ? error.message : "";
      const message = why || t("upload.brokenOff");
      return files.map(({ file }) => ({ name: file.name, message }));
    }
  }

  /** Compares the whole file with those of songs that begin, continue and end alike. */
  async function rejectSaved(localFile: ReadFile, { songs }: SavedFile): Promise<ShownRejection> {
    const { name } = localFile.file;
    const hash = await new FileParts(localFile.file, partLength).hash();
    const same = songs.find(({ wholeHash }) => wholeHash === hash);
    if (same) return { name, message: t("drafts.alreadySaved", { title: same.title }) };
    const { title } = songs[0]!;
    const onAdd = async () => {
      setRejected((now) => now.filter((one) => one.onAdd !== onAdd));
      const notAdded = await asWork(() => add([localFile], true));
      setRejected((now) => [...now, ...notAdded]);
    };
    return { name, message: t("drafts.alikeSaved", { title }), onAdd };
  }

  return { reading, rejected, choose: (files: readonly File[]) => asWork(() => choose(files)) };
}

const isSameFile = (local: ReadFile, stored: { name: string; hash: string | null }) =>
  local.hash === stored.hash && local.file.name.endsWith(stored.name.slice(-8));

export type ChosenFiles = ReturnType<typeof useFiles>;
