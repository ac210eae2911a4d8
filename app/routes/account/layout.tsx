import { Outlet } from "react-router";
import { areaWords } from "../../i18n/area-words.server.ts";
import { MoreWords } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import stylesheet from "../../styles/account.css?url";
import type { Route } from "./+types/layout";

export function loader({ context }: Route.LoaderArgs) {
  return areaWords("account", languageOf(context));
}

export const shouldRevalidate = () => false;

export default function AccountArea({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords words={loaderData}>
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <Outlet />
    </MoreWords>
  );
}
