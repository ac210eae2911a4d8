import { useEffect, useRef, useState } from "react";
import { PartUpload, type UploadState } from "./part-upload.ts";
import { readSound } from "./read-sound.ts";

/** Uploads the file of a form. `state` is null while there is no file. */
export function useUpload() {
  const [state, setState] = useState<UploadState | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const current = useRef<PartUpload | null>(null);

  useEffect(() => () => current.current?.pause(), []);

  return {
    state,
    file,
    start(chosen: File, kind: "Audio" | "Video") {
      current.current?.pause();
      const onChange = (next: UploadState) => {
        if (current.current === upload) setState(next);
      };
      const upload = new PartUpload(chosen, readSound(chosen, kind), onChange);
      current.current = upload;
      setFile(chosen);
      void upload.run();
    },
    pause: () => current.current?.pause(),
    resume: () => void current.current?.run(),
    cancel() {
      void current.current?.cancel();
      current.current = null;
      setState(null);
      setFile(null);
    },
  };
}
