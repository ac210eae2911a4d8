import type { MouseEvent } from "react";
import { useRevalidator } from "react-router";
import { useToast } from "./toast.tsx";

/** Returns a click handler that reloads the page's data, if `path` responds with success, and shows a message. */
export function useRefresh(path: string, messages: { success: string; error: string }) {
  const { revalidate, state } = useRevalidator();
  const toast = useToast();
  const refresh = async (event: MouseEvent) => {
    event.preventDefault();
    // A failed revalidation would replace the page by an error page.
    const response = await fetch(path).catch(() => null);
    if (!response?.ok) return toast({ kind: "error", text: messages.error });
    await revalidate();
    toast({ kind: "success", text: messages.success });
  };
  return { refresh, isRefreshing: state === "loading" };
}
