import { type ComponentProps, type RefObject, Suspense, useState } from "react";
import { Beside, lazyPart } from "../ui/part.tsx";

const Suggestions = lazyPart(() => import("./suggestions.tsx"));

/** The input of the search box. The code for suggestions is loaded when it first gets the focus. */
export function QueryInput({
  input,
  ...more
}: ComponentProps<"input"> & { input: RefObject<HTMLInputElement | null> }) {
  const [visits, setVisits] = useState(0);
  return (
    <>
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        onFocus={() => setVisits(visits + 1)}
        {...more}
      />
      {visits > 0 && (
        <Beside resetKey={visits}>
          <Suspense>
            <Suggestions input={input} />
          </Suspense>
        </Beside>
      )}
    </>
  );
}
