const maxOfName = 9;

/** Lists the ids that a person of this name may have, the usual one first: `t-k-murthy`, `t-k-murthy-2` … */
export function listPersonIds(name: string): string[] {
  const words = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const id = words.filter(Boolean).join("-") || "person";
  return Array.from({ length: maxOfName }, (_, at) => (at === 0 ? id : `${id}-${at + 1}`));
}

const initial = /^(?:\p{L}\.)+$|^\p{L}$/u;

/** Puts the initials at the beginning of a name after it: `Murthy, T. K.` */
export function sortNameOf(name: string): string {
  const words = name.split(" ");
  const own = words.findIndex((word) => !initial.test(word));
  return own > 0 ? `${words.slice(own).join(" ")}, ${words.slice(0, own).join(" ")}` : name;
}
