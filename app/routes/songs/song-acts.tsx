import { Suspense } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import type { SongActs as Acts } from "./song-acts.server.ts";
import { VisitorActs } from "./visitor-acts.tsx";

/** Loaded in the browser only for signed-in users. */
const UserActs = import.meta.env.SSR
  ? (await import("./user-acts.tsx")).default
  : lazyPart(() => import("./user-acts.tsx"));

export function SongActs({ id, acts }: { id: number; acts: Acts }) {
  if (acts.mark) return <VisitorActs key={id} id={id} acts={acts} />;
  return (
    <Beside missing={<MissingActs />}>
      <Suspense>
        <UserActs id={id} acts={acts} />
      </Suspense>
    </Beside>
  );
}

const currentUrl = "";

function MissingActs() {
  const { t } = useI18n();
  return <a href={currentUrl}>{t("error.part")}</a>;
}
