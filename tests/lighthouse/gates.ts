import type { Summary } from "./summary.ts";

export interface Gate {
  name: string;
  value: number;
  limit: string;
  passed: boolean;
}

const atLeast = (name: string, value: number, least: number): Gate => ({
  name,
  value,
  limit: `≥ ${least}`,
  passed: value >= least,
});

const atMost = (name: string, value: number, most: number): Gate => ({
  name,
  value,
  limit: `≤ ${most}`,
  passed: value <= most,
});

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** A page beside its targets; one of an Indian language has the font of its script besides. */
export function judge(summary: Summary, bare: Summary, isEnglish: boolean): Gate[] {
  const { scores, lcp, tbt, cls, bytes, fontBytes } = summary;
  return [
    atLeast("performance", scores.performance, 0.98),
    atLeast("accessibility", scores.accessibility, 1),
    atLeast("best practices", scores["best-practices"], 1),
    atLeast("SEO", scores.seo, 1),
    atMost("LCP ms", Math.round(lcp), Math.round(bare.lcp) + 300),
    atMost("TBT ms", Math.round(tbt), Math.round(bare.tbt) + 60),
    atMost("CLS", Number(cls.toFixed(3)), 0.05),
    atMost("kB", kilobytes(bytes), 200),
    atMost("kB of fonts", kilobytes(fontBytes), isEnglish ? 60 : 95),
  ];
}
