import { lazy, Suspense } from "react";
import type { SongActs as Acts } from "./song-acts.server.ts";
import { VisitorActs } from "./visitor-acts.tsx";

/** Browsers load it for those who are signed in. */
const UserActs = import.meta.env.SSR
  ? (await import("./user-acts.tsx")).default
  : lazy(() => import("./user-acts.tsx"));

export function SongActs({ id, acts }: { id: number; acts: Acts }) {
  if (acts.mark) return <VisitorActs key={id} id={id} acts={acts} />;
  return (
    <Suspense fallback={null}>
      <UserActs id={id} acts={acts} />
    </Suspense>
  );
}
