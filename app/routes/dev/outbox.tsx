import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { listOutbox } from "../../data/users/mails.ts";
import { openMail } from "../../operations/users/deliver-mail.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/account.css?url";
import type { Route } from "./+types/outbox";

async function readMails(context: Readonly<RouterContextProvider>) {
  const settings = context.get(settingsContext);
  if (!settings.OUTBOX) throw data(null, { status: 404 });
  const rows = await listOutbox(context.get(databaseContext));
  return Promise.all(
    rows.map(async ({ id, recipient, kind, status, sealed, createdAt }) => {
      const mail = sealed
        ? await openMail(settings, { id, recipient }, sealed)
        : { subject: "", text: "", html: "" };
      return { to: recipient, kind, status, at: createdAt.toISOString(), ...mail };
    }),
  );
}

const respondWithJson: MiddlewareFunction<Response> = async ({ request, context }, next) =>
  request.headers.get("Accept")?.includes("application/json")
    ? Response.json(await readMails(context))
    : next();

export const middleware: Route.MiddlewareFunction[] = [respondWithJson];

export const loader = ({ context }: Route.LoaderArgs) => readMails(context);

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page" lang="en">
      <Stylesheet href={stylesheet} />
      <title>Outbox</title>
      <h1>Outbox</h1>
      {loaderData.map((mail) => (
        <article key={mail.at + mail.to} className="panel mail">
          <h2>{mail.subject}</h2>
          <p className="hint">
            {mail.to}, {mail.at}, {mail.status}
          </p>
          <p className="prose">{mail.text}</p>
        </article>
      ))}
    </div>
  );
}
