import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  prefetch?: boolean;
  preventScrollReset?: boolean;
}

/** A link within the site, handled by `FollowLinks`. The router's `Link` costs ten times the CPU; a page has forty. */
export function Link({ to, prefetch, preventScrollReset, children, ...rest }: Props) {
  const follow = preventScrollReset ? "in-place" : prefetch ? "ahead" : "";
  return (
    <a href={to} data-follow={follow} {...rest}>
      {children}
    </a>
  );
}
