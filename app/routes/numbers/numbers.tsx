import { publicLoader } from "../../cache/public-loader.server.ts";
import { readNumbers } from "../../data/records/numbers.ts";
import type { Figures } from "../../domain/records/numbers.ts";
import type { ClaimedKind } from "../../domain/records/source.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/numbers.css?url";
import { databaseContext } from "../../web/context.ts";
import { nameFact } from "../../web/fact-sources.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/numbers";
import { NumbersPage } from "./numbers-page.tsx";

const kindNames = {
  composition: "source.compositions",
  song: "source.recordings",
  person: "nav.people",
  raaga: "nav.raagaList",
  taala: "nav.taalaList",
  deity: "nav.deities",
} as const satisfies Record<ClaimedKind, MessageKey>;

export const loader = publicLoader([], async ({ context }: Route.LoaderArgs) => {
  const language = languageOf(context);
  const { version, counted, ...numbers } = await readNumbers(context.get(databaseContext));
  const { unsourced = [], unsourcedRecords: _, ...figures } = counted?.figures ?? {};
  const page = {
    numbers: { ...numbers, counted: counted && { figures: figures as Figures, at: counted.at } },
    unsourced: unsourced
      .filter((one) => one.unsourced > 0)
      .map((one) => ({
        name: `${translate(language, kindNames[one.kind])}: ${nameFact(language, one.kind, one.field)}`,
        values: [one.unsourced, one.total],
      })),
    messages: areaMessages("numbers", language),
  };
  return { data: page, version };
});

export const headers = pageHeaders();

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Stylesheet href={stylesheet} />
      <NumbersPage {...loaderData.numbers} unsourced={loaderData.unsourced} />
    </AreaI18nProvider>
  );
}
