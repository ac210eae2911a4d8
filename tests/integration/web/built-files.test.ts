import { expect, test } from "vitest";
import { origin, visit } from "../support/front-door.ts";

test.each(["/favicon.svg", "/og.png", "/service-worker.js", "/assets/some.js"])(
  "%s can be read only, which no cache keeps",
  async (path) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await visit(path, { method, headers: { Origin: origin }, body: "lng=te" });
      expect([response.status, response.headers.get("Allow")], method).toEqual([405, "GET, HEAD"]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
  },
);
