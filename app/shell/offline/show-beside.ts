import type { ReactNode } from "react";

/** Shows something beside the page, or nothing. */
export type ShowBeside = (shown: ReactNode) => void;
