import { use, useState } from "react";
import { DrawnContext } from "./server-drawn.tsx";

/** The footer, drawn by `drawFooter`; a browser keeps the document's. */
export function Footer() {
  const { footer } = use(DrawnContext);
  const [html] = useState(() => footer ?? document.querySelector(".site-footer")?.innerHTML ?? "");
  return (
    <footer
      className="site-footer"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- our own components, drawn by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
