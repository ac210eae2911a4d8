import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { useI18n } from "../i18n/provider.tsx";
import { missingPart } from "./part.tsx";

export interface ToastMessage {
  text: ReactNode;
  kind: "success" | "error";
}

const shownFor = { success: 4000, error: 5000 };

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

export function useToast() {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const [message, setMessage] = useState<(ToastMessage & { at: number }) | null>(null);
  const show = useCallback((next: ToastMessage) => {
    setMessage({ ...next, at: performance.now() });
  }, []);
  useEffect(() => {
    const tell = () => show({ kind: "error", text: t("error.part") });
    window.addEventListener(missingPart, tell);
    return () => window.removeEventListener(missingPart, tell);
  }, [show, t]);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), shownFor[message.kind]);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {message && (
          <p key={message.at} className={`toast ${message.kind}`}>
            {message.text}
          </p>
        )}
      </div>
    </ToastContext>
  );
}
