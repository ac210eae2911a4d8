import { preload } from "react-dom";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import displayFace from "./assets/fonts/display.woff2?url";
import textFace from "./assets/fonts/text.woff2?url";
import stylesheet from "./app.css?url";
import lateStylesheet from "./styles/late.css?url";
import otherMediaStylesheet from "./styles/other-media.css?url";
import { currentUserContext } from "./web/context.ts";
import { useI18n } from "./i18n/provider.tsx";
import { clearFlash } from "./web/flash.server.ts";
import { pageHeaders, preloadPagesOnly } from "./web/page-headers.ts";
import { checkCookies } from "./web/check-cookies.ts";
import { session } from "./web/session.ts";
import { PlayerProvider } from "./player/provider.tsx";
import { Arrival } from "./ui/arrival.tsx";
import { FollowLinks } from "./ui/follow-links.tsx";
import { Beside } from "./ui/part.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import { BesidePage } from "./shell/beside-page.tsx";
import { FlashMessage } from "./shell/flash-message.tsx";
import { IdleWatch } from "./shell/idle-watch.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { Stylesheet } from "./ui/document/stylesheet.tsx";
import { type Site, siteOf } from "./shell/site.server.ts";
import { useRootData } from "./shell/use-site.ts";

export const middleware: Route.MiddlewareFunction[] = [preloadPagesOnly, session, checkCookies];

export async function loader({ request, context }: Route.LoaderArgs) {
  const site: Site = siteOf(context, await context.get(currentUserContext)());
  const headers = new Headers();
  for (const cookie of await clearFlash(request, context)) headers.append("Set-Cookie", cookie);
  return data(site, { headers });
}

export const headers = pageHeaders();

/** Browsers hide nonces from scripts; the server's is in the context of `ServerRouter`. */
const hiddenNonce = typeof document === "undefined" ? undefined : "";

export function Layout({ children }: { children: React.ReactNode }) {
  const { language, t } = useI18n();
  const site = useRootData();
  for (const face of [textFace, displayFace])
    preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html
      lang={language}
      data-theme={site?.theme}
      data-roman={site?.hasRoman}
      className={site?.theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t("feed.title")}
          href="/feed.atom"
        />
        <Stylesheet href={stylesheet} precedence="default" />
        {site && !site.static && (
          <link
            rel="preload"
            as="fetch"
            href={site.messages}
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
            <Header user={site?.user ?? null} />
            <main id="content" tabIndex={-1}>
              {site?.flash && <FlashMessage flash={site.flash} static={site.static} />}
              {children}
            </main>
            {site?.user && <IdleWatch />}
            <Footer />
          </PlayerProvider>
          {!site?.static && (
            <>
              <Beside>
                <FollowLinks />
              </Beside>
              <Beside>
                <Arrival />
              </Beside>
              <Beside>
                <BesidePage />
              </Beside>
            </>
          )}
        </ToastProvider>
        {!site?.static && (
          <>
            <ScrollRestoration nonce={hiddenNonce} />
            <Scripts nonce={hiddenNonce} />
          </>
        )}
        {/* In place, without a precedence: it stands behind the page, which does not wait for it. */}
        <link rel="stylesheet" href={lateStylesheet} />
        <link rel="stylesheet" href={otherMediaStylesheet} media="print, (forced-colors: active)" />
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
