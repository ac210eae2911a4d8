import { lazy, type ComponentProps, type RefObject, Suspense, useState } from "react";
import { Beside } from "../ui/part.tsx";

const Suggestions = lazy(() => import("./suggestions.tsx"));

/** The field for a search of everything. Its suggestions come once somebody goes there. */
export function QueryInput({
  input,
  ...more
}: ComponentProps<"input"> & { input: RefObject<HTMLInputElement | null> }) {
  const [wasFocused, setWasFocused] = useState(false);
  return (
    <>
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        onFocus={() => setWasFocused(true)}
        {...more}
      />
      {wasFocused && (
        <Beside>
          <Suspense>
            <Suggestions input={input} />
          </Suspense>
        </Beside>
      )}
    </>
  );
}
