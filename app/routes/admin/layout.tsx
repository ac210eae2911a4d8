import { Outlet } from "react-router";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import account from "../../styles/account.css?url";
import admin from "../../styles/admin.css?url";
import catalogue from "../../styles/catalogue.css?url";
import type { Route } from "./+types/layout";

/** Because this route has a loader, its middleware also guards client-side navigations. */
export const middleware: Route.MiddlewareFunction[] = [
  requireUser,
  requirePermission("administer"),
];

export function loader({ context }: Route.LoaderArgs) {
  return areaMessages("admin", languageOf(context));
}

export const shouldRevalidate = () => false;

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData}>
      <Stylesheet href={catalogue} />
      <Stylesheet href={account} />
      <Stylesheet href={admin} />
      <Outlet />
    </AreaI18nProvider>
  );
}
