import { forgetUpload, storeUpload, storedUploadId } from "./stored-upload.ts";

/** Where the id of a file's upload is kept, so that it can be resumed. */
export interface UploadMemory {
  read: () => string | null;
  store: (id: string, isComplete: boolean) => void | Promise<void>;
  forget: () => void;
}

/** The memory of the browser, which has room for the last upload. */
export const browserMemory = (file: File): UploadMemory => ({
  read: () => storedUploadId(file),
  store: (id, isComplete) => storeUpload(id, file, isComplete),
  forget: forgetUpload,
});
