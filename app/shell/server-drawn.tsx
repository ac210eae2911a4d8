import { createContext, type ReactNode, use } from "react";

/** The data of `ServerDrawn` in a document. */
export const DrawnContext = /* @__PURE__ */ createContext<unknown>(null);

interface Props<Data> {
  /** Null in a document; see `drawOnServer`. */
  data: Data | null;
  children: (data: Data) => ReactNode;
}

/** A part of a page that the server draws and the browser keeps as it is, neither hydrated nor its data sent along. */
export function ServerDrawn<Data>({ data, children }: Props<Data>) {
  const drawn = use(DrawnContext) as Data | null;
  const shown = data ?? drawn;
  if (shown)
    return (
      <div key="drawn" className={import.meta.env.SSR ? "of-document" : undefined}>
        {children(shown)}
      </div>
    );
  // oxlint-disable-next-line react/no-danger -- nothing: React leaves what is in the element
  return <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
