import { inputOf, sharedFields } from "../../../domain/songs/song-fields.ts";
import type { FormValues } from "../form-values.ts";

const names = new Set(sharedFields.map(inputOf));

export function TypedComposition({ submitted }: { submitted: FormValues }) {
  return Object.entries(submitted)
    .filter(([input, value]) => value !== "" && names.has(input.split(/[.-]/)[0]!))
    .map(([input, value]) => <input key={input} type="hidden" name={input} value={value} />);
}
