import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../../i18n/provider.tsx";
import admin from "../../../styles/admin.css?url";
import stylesheet from "../../../styles/own-list.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/own-list";
import { actOnOwnList, loadOwnList } from "./own-list.server.ts";
import { OwnListPage } from "./own-list-page.tsx";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return {
    list: await loadOwnList(context, request, url),
    token: url.searchParams.get("list") ?? "",
    address: `${url.pathname}${url.search}`,
    messages: areaMessages("ownList", languageOf(context)),
  };
}

export const action = ({ context, request }: Route.ActionArgs) => actOnOwnList(context, request);

export const shouldRevalidate = () => true;

export const headers = pageHeaders();

export default function OwnList({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, ...shown } = loaderData;
  return (
    <AreaI18nProvider messages={messages}>
      <Stylesheet href={admin} />
      <Stylesheet href={stylesheet} />
      <OwnListPage {...shown} formErrors={actionData?.formErrors} />
    </AreaI18nProvider>
  );
}
