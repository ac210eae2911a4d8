import { data } from "react-router";
import { readSheetsById } from "../../../data/kept/sheets.ts";
import { readAddressList } from "../../../domain/kept/address-list.ts";
import { addressListPath, addressSheetsPath } from "../../../domain/kept/address-list-path.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../../i18n/provider.tsx";
import { translate } from "../../../i18n/translate.server.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import catalogue from "../../../styles/catalogue.css?url";
import collection from "../../../styles/collection.css?url";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { readerOf } from "../../../web/lyrics/open-script.server.ts";
import type { Route } from "./+types/address-sheets";
import { drawNotations } from "../sheet-notations.server.tsx";
import { SheetList } from "../sheet-list.tsx";
import { toSheet } from "../to-sheet.server.ts";

/** Loads the song sheets of the list that the address contains. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const list = readAddressList(url.searchParams);
  if (!list) throw data(null, { status: 404 });
  const language = languageOf(context);
  const reader = readerOf(context, url.searchParams.get("script"));
  const sheets = await readSheetsById(context.get(databaseContext), list.songIds, language);
  return {
    name: list.name || translate(language, "kept.sharedLead"),
    script: reader.choice ?? (language === "en" ? "original" : language),
    sheets: await Promise.all(sheets.map((sheet) => toSheet(sheet, reader))),
    drawn: drawOnServer(args, await drawNotations(sheets, reader)),
    listPath: addressListPath(list.name, list.songIds)!,
    path: addressSheetsPath(list.name, list.songIds)!,
    messages: areaMessages("songs", language),
  };
}

export const headers = pageHeaders();

export default function AddressSheets({ loaderData }: Route.ComponentProps) {
  const { messages, listPath, path, ...sheets } = loaderData;
  return (
    <AreaI18nProvider messages={messages}>
      <Stylesheet href={catalogue} />
      <Stylesheet href={collection} />
      <SheetList
        {...sheets}
        list={listPath}
        path={path}
        to={(script) => `${path}&script=${script}`}
      />
    </AreaI18nProvider>
  );
}
