import { data } from "react-router";
import { readSheets } from "../../data/kept/sheets.ts";
import { listPageSize } from "../../domain/kept/limits.ts";
import { pageButtons, pageCount, parseId, parsePage } from "../../domain/paging.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Pager } from "../../ui/pager.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/sheets";
import { readerOf } from "../../web/lyrics/open-script.server.ts";
import { nameOfList } from "./list-names.server.ts";
import { drawNotations } from "./sheet-notations.server.tsx";
import { SheetList } from "./sheet-list.tsx";
import { toSheet } from "./to-sheet.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const own = { id: parseId(params.id) ?? 0, userId: context.get(userContext).id };
  const language = languageOf(context);
  const page = parsePage(url.searchParams.get("page"));
  const sheetsPage = await readSheets(context.get(databaseContext), own, { language, page });
  if (!sheetsPage) throw data(null, { status: 404 });
  const reader = readerOf(context, url.searchParams.get("script"));
  return {
    name: nameOfList(language, sheetsPage.list),
    script: reader.choice ?? (language === "en" ? "original" : language),
    sheets: await Promise.all(sheetsPage.sheets.map((sheet) => toSheet(sheet, reader))),
    drawn: drawOnServer(args, await drawNotations(sheetsPage.sheets, reader)),
    page,
    pages: pageCount(sheetsPage.list.songCount, listPageSize),
  };
}

export default function Sheets({ loaderData, params }: Route.ComponentProps) {
  const { name, script, sheets, drawn, page, pages } = loaderData;
  const list = `/lists/${params.id}`;
  const path = `${list}/sheets`;
  const to = (number: number, other: string) => listPath(path, { script: other, page: number });
  return (
    <SheetList {...{ name, script, sheets, drawn, list, path }} to={(other) => to(page, other)}>
      <Pager
        page={page}
        pages={pages}
        buttons={pageButtons(page, pages)}
        to={(number) => to(number, script)}
      />
    </SheetList>
  );
}
