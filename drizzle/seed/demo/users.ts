import { randomBytes, scryptSync } from "node:crypto";

/** Accounts of the demonstration: on a visitor's own machine only, never in production. */
export const demoUsers = [
  {
    id: 1,
    username: "admin@example.org",
    displayName: "Admin",
    roles: ["Viewer", "Administrator"],
    password: "tambura-at-dawn",
  },
  {
    id: 2,
    username: "contributor@example.org",
    displayName: "Contributor",
    roles: ["Viewer", "Contributor"],
    password: "veena-at-noon",
  },
  {
    id: 3,
    username: "viewer@example.org",
    displayName: "Viewer",
    roles: ["Viewer"],
    password: "mridangam-at-dusk",
  },
];

const cost = { N: 2 ** 14, r: 8, p: 5 };

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export function hashDemoPassword(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { ...cost, maxmem: 64 * 2 ** 20 });
  const { N, r, p } = cost;
  return ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");
}
