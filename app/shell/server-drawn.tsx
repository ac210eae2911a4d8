import { createContext, use } from "react";

export type DrawnParts = Record<string, string>;

/** Server-drawn parts of a document; see `drawOnServer`. */
export const DrawnContext = /* @__PURE__ */ createContext<DrawnParts>({});

interface Props {
  /** Null in a document; see `drawOnServer`. */
  parts: DrawnParts | null;
  name: string;
  className?: string;
}

/** A server-drawn part of a page: browsers neither hydrate it nor load its components. */
export function ServerDrawn({ parts, name, className = "" }: Props) {
  const drawn = use(DrawnContext);
  const html = (parts ?? drawn)[name];
  return (
    <div
      key={parts ? "drawn" : "kept"}
      className={parts ? className : `${className} of-document`.trim()}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own components, drawn by React
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}
