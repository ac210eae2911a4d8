import { useState } from "react";
import type { NameCandidates } from "../../domain/people/person.ts";
import type { FoundComposition } from "../../data/search/suggest-compositions.ts";
import type { SongChange } from "../../domain/songs/song-revision.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import type { NamedEntry } from "./changes/describe-change.ts";
import type { UnclearRaaga } from "./raagas/match-raagas.server.ts";
import type { FormValues } from "./form-values.ts";

export interface RejectedForm {
  formErrors: FormErrors;
  changes?: SongChange[];
  raagas?: NamedEntry[];
  unclear?: UnclearRaaga[];
  people?: NameCandidates[];
  found?: FoundComposition[];
}

/** Returns what came last: the opened song, the draft or the response. A new `edition` remounts the form. */
export function useShownForm(opened: FormValues, given: RejectedForm | undefined) {
  const [shown, setShown] = useState({
    submitted: given?.formErrors.submitted ?? opened,
    edition: 0,
  });
  const [rejected, setRejected] = useState(given);
  if (given && given !== rejected) {
    const { submitted } = given.formErrors;
    const isOtherVersion = (submitted.revision ?? "") !== (shown.submitted.revision ?? "");
    setRejected(given);
    setShown({ submitted, edition: shown.edition + Number(isOtherVersion) });
  }
  const restore = (draft: FormValues) => {
    setRejected(undefined);
    setShown({ submitted: draft, edition: shown.edition + 1 });
  };
  return { ...shown, rejected, restore };
}
