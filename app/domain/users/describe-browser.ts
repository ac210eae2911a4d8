/** User-Agent tokens and their names; the first match counts. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** Returns the names of browser and system for a User-Agent, or its beginning if it has neither. */
export function describeBrowser(userAgent: string): string {
  const names = [browsers, systems].map(
    (tokens) => tokens.find(([token]) => userAgent.includes(token))?.[1],
  );
  return names.filter(Boolean).join(" · ") || userAgent.slice(0, 40) || "–";
}
