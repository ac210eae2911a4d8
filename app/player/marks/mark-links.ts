import type { listMarks } from "../storage/history.ts";

/** Links to songs in lists, tables and rows of recordings. */
const links = ":is(li, td, th) a[href^='/songs/']";

const path = /^\/songs\/(\d+)$/;

/** Sets marks on the links of `page` to songs, and takes away those that hold no longer. */
export function markLinks(page: Element, marks: ReturnType<typeof listMarks>): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>(links)) {
    const [, id] = path.exec(link.getAttribute("href") ?? "") ?? [];
    const mark = id && marks.get(Number(id));
    if (mark === link.dataset.mark) continue;
    if (mark) {
      link.dataset.mark = mark;
      link.setAttribute("aria-describedby", `mark-${mark}`);
    } else if (link.dataset.mark) {
      delete link.dataset.mark;
      link.removeAttribute("aria-describedby");
    }
  }
}
