import type { Thing, WithContext } from "schema-dts";

/** A description for search engines, for a part of a page that the server draws. */
export const JsonLd = ({ of: description }: { of: WithContext<Thing> }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- JSON, in which nothing ends the element
    dangerouslySetInnerHTML={{ __html: JSON.stringify(description).replaceAll("<", "\\u003c") }}
  />
);
