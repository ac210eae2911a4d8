import { categories, type Category, type Finding, type Sample } from "./measure.ts";

export interface Summary {
  name: string;
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  fontBytes: number;
  findings: Finding[];
  paint: Sample["paint"];
  samples: Pick<Sample, "scores" | "lcp" | "tbt" | "cls" | "bytes" | "fontBytes">[];
}

/** The middle one; of an even number, the lesser of the two in the middle. */
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;

/** The medians of a page's visits; findings and paint are those of the visit with the median LCP. */
export function summarize(name: string, samples: Sample[]): Summary {
  const of = (figure: (sample: Sample) => number) => median(samples.map(figure));
  const paint = of((sample) => sample.lcp);
  const typical = samples.find((sample) => sample.lcp === paint) ?? samples[0]!;
  const findings = samples.flatMap((sample) => sample.findings);
  return {
    name,
    scores: Object.fromEntries(
      categories.map((category) => [category, of((sample) => sample.scores[category])]),
    ) as Record<Category, number>,
    lcp: paint,
    tbt: of((sample) => sample.tbt),
    cls: of((sample) => sample.cls),
    bytes: of((sample) => sample.bytes),
    fontBytes: of((sample) => sample.fontBytes),
    findings: [
      ...new Map([...findings, ...typical.findings].map((one) => [one.audit, one])).values(),
    ],
    paint: typical.paint,
    samples: samples.map(({ scores, lcp, tbt, cls, bytes, fontBytes }) => ({
      scores,
      lcp,
      tbt,
      cls,
      bytes,
      fontBytes,
    })),
  };
}
