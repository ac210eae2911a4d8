import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  prefetch?: boolean;
  preventScrollReset?: boolean;
}

/** A link within the site, for `FollowLinks`. The router's own costs ten times the CPU, and a page has forty. */
export function Link({ to, prefetch, preventScrollReset, children, ...rest }: Props) {
  const follow = preventScrollReset ? "in-place" : prefetch ? "ahead" : "";
  return (
    <a href={to} data-follow={follow} {...rest}>
      {children}
    </a>
  );
}
