import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { dedication, masterName } from "./archive.ts";
import { flashContext, preferencesContext, settingsContext, visitorContext } from "./context.ts";
import { sayAnywhere } from "./i18n/area-words.server.ts";
import { messagesUrl } from "./i18n/messages.server.ts";
import { useI18n } from "./i18n/provider.tsx";
import { languageOf, locale } from "./middleware/locale.ts";
import { preferences } from "./middleware/preferences.ts";
import { session } from "./middleware/session.ts";
import { publicCache } from "./middleware/public-cache.ts";
import { PlayerProvider } from "./player/provider.tsx";
import { FollowLinks } from "./ui/follow-links.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import { FlashMessage } from "./shell/flash-message.tsx";
import { IdleWatch } from "./shell/idle-watch.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";

export const middleware: Route.MiddlewareFunction[] = [preferences, locale, session, publicCache];

export function loader({ context }: Route.LoaderArgs) {
  const { theme } = context.get(preferencesContext);
  const language = languageOf(context);
  const visitor = context.get(visitorContext);
  const flash = context.get(flashContext);
  return {
    theme,
    origin: context.get(settingsContext).SITE_ORIGIN,
    messages: messagesUrl[language],
    master: masterName[language],
    dedication: dedication[language],
    user: visitor && { name: visitor.name, roles: visitor.roles },
    flash: flash && {
      kind: flash.kind,
      text: sayAnywhere(language, flash.message, flash.values),
    },
    year: new Date().getFullYear(),
  };
}

/** Browsers hide the nonce of a script from scripts; on the server it comes with the request. */
const hiddenNonce = typeof document === "undefined" ? undefined : "";

export function Layout({ children }: { children: React.ReactNode }) {
  const { language, t } = useI18n();
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={language} data-theme={data?.theme} className={data?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t("feed.title")}
          href="/feed.atom"
        />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {data && (
          <link
            rel="preload"
            as="fetch"
            href={data.messages}
            crossOrigin="anonymous"
            fetchPriority="low"
            data-messages=""
          />
        )}
        <Meta />
        <Links nonce={hiddenNonce} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t("shell.skip")}
        </a>
        <ToastProvider>
          <PlayerProvider>
            <Header user={data?.user ?? null} />
            <main id="content" tabIndex={-1}>
              {data?.flash && <FlashMessage flash={data.flash} />}
              {children}
            </main>
            {data?.user && <IdleWatch />}
            <Footer year={data?.year} dedication={data?.dedication} />
          </PlayerProvider>
        </ToastProvider>
        <FollowLinks />
        <ScrollRestoration nonce={hiddenNonce} />
        <Scripts nonce={hiddenNonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
