import { Outlet } from "react-router";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import account from "../../styles/account.css?url";
import catalogue from "../../styles/catalogue.css?url";
import collection from "../../styles/collection.css?url";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export function loader({ context }: Route.LoaderArgs) {
  return areaMessages("songs", languageOf(context));
}

export const shouldRevalidate = () => false;

export default function CollectionArea({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData}>
      <Stylesheet href={catalogue} />
      <Stylesheet href={account} />
      <Stylesheet href={collection} />
      <Outlet />
    </AreaI18nProvider>
  );
}
