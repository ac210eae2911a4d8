/** Returns a ref that sets CSS variables, such as `--heard`: the security policy forbids style attributes. */
export const styleVariables =
  (variables: Record<`--${string}`, string | number>) =>
  (element: HTMLElement | SVGElement | null): void => {
    for (const [name, value] of Object.entries(variables))
      element?.style.setProperty(name, String(value));
  };
