import { Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import type { Site } from "../../../shell/site.server.ts";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import catalogue from "../../../styles/catalogue.css?url";
import collection from "../../../styles/collection.css?url";
import stylesheet from "../../../styles/device.css?url";
import { Link } from "../../../ui/link.tsx";
import { Beside, lazyPart } from "../../../ui/part.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/device";
import { DeviceLists } from "./device-lists.tsx";

const KeptThings = lazyPart(() => import("./kept-things.tsx"));

/** Loads only messages: the songs and lists are in the browser's storage. */
export const loader = publicLoader([], ({ context }: Route.LoaderArgs) => ({
  data: areaMessages("device", languageOf(context)),
  version: "fixed",
}));

export const headers = pageHeaders();

export default function Device({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData}>
      <Stylesheet href={catalogue} />
      <Stylesheet href={collection} />
      <Stylesheet href={stylesheet} />
      <DevicePage />
    </AreaI18nProvider>
  );
}

function DevicePage() {
  const { t } = useI18n("device");
  const user = useRouteLoaderData<Site>("root")?.user;
  const isHydrated = useHydrated();
  return (
    <div className="page song-page">
      <PageHead
        title={t("device.title")}
        description={t("device.lead")}
        path="/device"
        index={false}
      />
      <h1>{t("device.title")}</h1>
      <p className="device-lead">
        {t("device.lead")}{" "}
        <Link to={user ? "/my-collection" : "/signup"}>
          {t(user ? "nav.collection" : "device.signUp")}
        </Link>
      </p>
      <noscript>
        <p>{t("device.noScript")}</p>
      </noscript>
      {isHydrated && <DeviceLists />}
      {isHydrated && (
        <Beside>
          <Suspense>
            <KeptThings />
          </Suspense>
        </Beside>
      )}
    </div>
  );
}
