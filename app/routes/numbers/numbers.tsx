import { publicLoader } from "../../cache/public-loader.server.ts";
import { readNumbers } from "../../data/records/numbers.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/numbers.css?url";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/numbers";
import { NumbersPage } from "./numbers-page.tsx";

export const loader = publicLoader([], async ({ context }: Route.LoaderArgs) => {
  const { version, ...numbers } = await readNumbers(context.get(databaseContext));
  return { data: { numbers, messages: areaMessages("numbers", languageOf(context)) }, version };
});

export const headers = pageHeaders();

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Stylesheet href={stylesheet} />
      <NumbersPage {...loaderData.numbers} />
    </AreaI18nProvider>
  );
}
