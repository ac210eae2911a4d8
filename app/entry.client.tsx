import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Language } from "./archive.ts";
import { I18nProvider } from "./i18n/provider.tsx";

async function readMessages(): Promise<Record<string, string>> {
  const link = document.querySelector<HTMLLinkElement>("link[data-messages]")!;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`No messages: ${response.status}`);
  return response.json();
}

const messages = await readMessages();
const language = document.documentElement.lang as Language;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider language={language} messages={messages}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});

// What it fetches comes after the page.
const register = () => void navigator.serviceWorker?.register("/service-worker.js");
if (import.meta.env.PROD)
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
