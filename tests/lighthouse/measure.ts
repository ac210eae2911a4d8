import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export interface Finding {
  category: Category;
  audit: string;
  explanation: string;
}

export interface Sample {
  scores: Record<Category, number>;
  /** Milliseconds; CLS has no unit. */
  lcp: number;
  tbt: number;
  cls: number;
  /** What went over the network, without the fonts of Indian scripts: telephones have their own. */
  bytes: number;
  /** All fonts, those of Indian scripts too. */
  fontBytes: number;
  /** Findings that count towards a score. */
  findings: Finding[];
  /** The element of the largest paint, and the parts of its time. */
  paint: { element: string; parts: Record<string, number> };
}

export interface Visited {
  url: string;
  /** Pages with noindex, such as search results: the audit of what search engines may read does not apply. */
  isUnlisted: boolean;
  isEnglish: boolean;
}

/** One visit with a new browser: a telephone four times slower than this machine, on slow 4G. */
export async function measure({ url, isUnlisted }: Visited, browser: string): Promise<Sample> {
  const result = await withBrowser(browser, (port) =>
    lighthouse(url, {
      port,
      logLevel: "error",
      formFactor: "mobile",
      throttlingMethod: "devtools",
      onlyCategories: [...categories],
      skipAudits: isUnlisted ? ["is-crawlable"] : null,
    }),
  );
  if (!result) throw new Error(`No measurement of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, lhr.categories[category]?.score ?? 0]),
    ) as Record<Category, number>,
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight") - fontBytesOf(lhr, indicFont),
    fontBytes: fontBytesOf(lhr, /\.woff2$/),
    findings: categories.flatMap((category) => findingsOf(lhr, category)),
    paint: paintOf(lhr),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const indicFont = /\/(?:devanagari|tamil|telugu|kannada|malayalam)-[\w-]+\.woff2$/;

function fontBytesOf(lhr: Report, font: RegExp): number {
  const { items = [] } = (lhr.audits["network-requests"]?.details ?? {}) as {
    items?: { url: string; transferSize: number }[];
  };
  return items
    .filter(({ url }) => font.test(url))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function findingsOf(lhr: Report, category: Category): Finding[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    // Only metrics count towards speed; diagnostics have no weight.
    const counts = weight > 0 || category === "performance";
    if (!audit || !counts || audit.score === null || audit.score >= 1) return [];
    const said = [audit.title, audit.displayValue, audit.explanation, ...itemsOf(audit.details)];
    return [{ category, audit: id, explanation: said.filter(Boolean).join(" · ") }];
  });
}

type Item = Record<string, unknown> & {
  node?: { selector?: string; snippet?: string; explanation?: string };
};

/** The first few things that an audit points at, a line each. */
function itemsOf(details: unknown): string[] {
  const { type, items = [] } = (details ?? {}) as { type?: string; items?: Item[] };
  // A list holds tables and advice for display.
  if (type === "list") return [];
  return items.slice(0, 5).map(({ node, ...item }) => {
    const facts = Object.values(item)
      .filter((fact) => typeof fact !== "object")
      .map((fact) => (typeof fact === "number" ? Math.round(fact) : fact));
    return [node?.selector, node?.snippet, node?.explanation, ...facts]
      .filter((fact) => fact !== undefined && fact !== "")
      .join(" — ")
      .replaceAll(/\s+/g, " ");
  });
}

function paintOf(lhr: Report): Sample["paint"] {
  const { items = [] } = (lhr.audits["lcp-breakdown-insight"]?.details ?? {}) as {
    items?: { type: string; selector?: string; items?: { subpart: string; duration: number }[] }[];
  };
  const parts = items.flatMap((item) => item.items ?? []);
  return {
    element: items.find(({ type }) => type === "node")?.selector ?? "",
    parts: Object.fromEntries(parts.map(({ subpart, duration }) => [subpart, duration])),
  };
}
