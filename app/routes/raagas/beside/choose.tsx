import { redirect } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { findTypedRaagas, type TypedRaaga } from "../../../data/music/raaga-pages/typed-raagas.ts";
import { cutText } from "../../../domain/cut-text.ts";
import { besidePath, chooseBesidePath } from "../../../domain/music/raaga-path.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { listPath } from "../../../lib/list-path.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import stylesheet from "../../../styles/raagas.css?url";
import { databaseContext } from "../../../web/context.ts";
import { withErrorMessage } from "../../../web/failure.server.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/choose";
import { CompareForm } from "../shown/compare-form.tsx";
import { SuggestRaagas } from "../shown/suggest-raagas.tsx";
import { Meant } from "./meant.tsx";

/** The one raaga that a text names. */
const namedBy = ({ isNamed, raagas }: TypedRaaga) =>
  isNamed && raagas.length === 1 ? raagas[0]!.id : null;

/** Leads to the page of the two raagas that are named; asks which are meant where that is not clear. */
export const loader = publicLoader(
  ["one", "other"],
  withErrorMessage("failure.raagas", async (args: Route.LoaderArgs) => {
    const { context, url } = args;
    const language = languageOf(context);
    const textOf = (name: string) => cutText(url.searchParams.get(name)?.trim() ?? "", 100).trim();
    const texts = [textOf("one"), textOf("other")] as const;
    const db = context.get(databaseContext);
    const { typed, version } = await findTypedRaagas(db, texts, language);
    const [one, other] = [namedBy(typed[0]), namedBy(typed[1])];
    if (one !== null && other !== null) throw redirect(besidePath(one, other));
    const pathWith = {
      one: (id: string) =>
        other === null
          ? listPath(chooseBesidePath, { one: id, other: texts[1] })
          : besidePath(id, other),
      other: (id: string) =>
        one === null
          ? listPath(chooseBesidePath, { one: texts[0], other: id })
          : besidePath(one, id),
    };
    const parts = {
      form: <CompareForm one={texts[0]} other={texts[1]} />,
      meant: (
        <>
          {one === null && <Meant typed={typed[0]} pathOf={pathWith.one} />}
          {other === null && <Meant typed={typed[1]} pathOf={pathWith.other} />}
        </>
      ),
    };
    return {
      data: {
        title: translate(language, "compare.title"),
        lead: translate(language, "choose.lead"),
        drawn: drawOnServer(args, parts, areaMessages("beside", language)),
      },
      version,
    };
  }),
);

export const headers = pageHeaders();

export default function Choose({ loaderData }: Route.ComponentProps) {
  const { title, lead, drawn } = loaderData;
  return (
    <div className="page raaga">
      <Stylesheet href={stylesheet} />
      <PageHead title={title} description={lead} path={chooseBesidePath} index={false} />
      <h1>{title}</h1>
      <p className="prose">{lead}</p>
      <SuggestRaagas>
        <ServerDrawn parts={drawn} name="form" />
      </SuggestRaagas>
      <ServerDrawn parts={drawn} name="meant" />
    </div>
  );
}
