import { Outlet } from "react-router";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { pageHeaders } from "../../web/page-headers.ts";
import { languageOf } from "../../web/language.ts";
import { tellBrowsersApart } from "../../web/rate-limits.server.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/account.css?url";
import type { Route } from "./+types/layout";

export function loader({ context }: Route.LoaderArgs) {
  return areaMessages("account", languageOf(context));
}

export const middleware: Route.MiddlewareFunction[] = [tellBrowsersApart];

export const shouldRevalidate = () => false;

export const headers = pageHeaders();

export default function AccountArea({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData}>
      <Stylesheet href={stylesheet} />
      <Outlet />
    </AreaI18nProvider>
  );
}
