import type { Thing, WithContext } from "schema-dts";

/** Structured data for search engines (JSON-LD), within a server-drawn part. */
export const JsonLd = ({ of: description }: { of: WithContext<Thing> }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- JSON, in which nothing ends the element
    dangerouslySetInnerHTML={{ __html: JSON.stringify(description).replaceAll("<", "\\u003c") }}
  />
);
