import { Component, type ComponentType, lazy, type ReactNode } from "react";

/** Name of the window's event for code that could not be loaded; a toast reports it. */
export const missingPart = "missingpart";

const report = () => window.dispatchEvent(new Event(missingPart));

/**
 * Loads code on demand. If that fails, as after a deployment that has removed it, shows a toast and returns null. Every
 * dynamic import uses this function, or is a `lazyPart` within `Beside` (`tests/checks/parts.test.ts`).
 */
export const loadPart = <Part,>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(() => {
    report();
    return null;
  });

class MissingPart extends Error {
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super("A part of the page could not be loaded.", { cause });
    this.forget = forget;
  }
}

/** Returns a `catch` handler for a cached load: `Beside` calls `forget` once it has shown the failure. */
export const forgettable = (forget: () => void) => (cause: unknown) => {
  throw new MissingPart(forget, cause);
};

/** Creates a component whose code is loaded when first rendered, and again after a failure that `Beside` has shown. */
export function lazyPart<ComponentProps extends object>(
  load: () => Promise<{ default: ComponentType<ComponentProps> }>,
): ComponentType<ComponentProps> {
  const begin = () => lazy(() => load().catch(forgettable(() => (Part = begin()))));
  let Part: ComponentType<ComponentProps> = begin();
  return (props) => <Part {...props} />;
}

interface Props {
  children: ReactNode;
  missing?: ReactNode;
  /** After a failure, a change of this value renders the children again. */
  resetKey?: unknown;
}

/** An error boundary for optional parts of a page: if the children fail, it shows `missing` instead. */
export class Beside extends Component<Props, { hasFailed: boolean; resetKey: unknown }> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  static getDerivedStateFromProps = ({ resetKey }: Props, state: { resetKey: unknown }) =>
    resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) error.forget();
    report();
  }
  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}
