export interface Role {
  name: string;
  light: string;
  dark: string;
}

/** Returns the colours that a style sheet declares for both themes: `--ink: light-dark(#2d1d14, #f4ead7)`. */
export const rolesIn = (css: string): Role[] =>
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => ({ name: name!, light: light!, dark: dark! }),
  );

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of two colours (`#rrggbb`), from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
