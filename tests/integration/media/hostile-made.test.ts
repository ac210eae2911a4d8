import { beforeEach, expect, test } from "vitest";
import { makeRaaga } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const made = {
  "/raagas/Mohanam/scale.wav": "audio/wav",
  "/pictures/raaga/Mohanam.png": "image/png",
};
const marks = encodeURIComponent(`"><script>alert(1)</script>\r\nSet-Cookie: a=b`);

beforeEach(() =>
  makeRaaga({ id: "Mohanam", arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" }),
);

test("T94 made files are what their address says, the same for everybody, and nothing that was sent", async () => {
  for (const [path, type] of Object.entries(made)) {
    const plain = await visit(path);
    const bytes = await plain.bytes();
    const other = await visit(`${path}?${marks}=${marks}`, {
      headers: {
        Cookie: "__Host-session=x; preferences=lng=te",
        "Accept-Language": marks,
        "X-Forwarded-Host": "evil.example",
      },
    });
    expect(await other.bytes(), path).toEqual(bytes);
    for (const { status, headers } of [plain, other]) {
      expect([status, headers.get("Content-Type")], path).toEqual([200, type]);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
      expect(headers.getSetCookie()).toEqual([]);
      expect(JSON.stringify([...headers])).not.toMatch(/evil|script>/);
    }
  }
});

test("T94 names of nothing, however written, are one picture without a scale, or none", async () => {
  const nothing = await (await visit("/pictures/raaga/Nobody.png")).bytes();
  for (const id of [marks, "a".repeat(2000), "%E0%A4%A", "..%2e", "Mohanam%00", "__proto__"]) {
    const picture = await visit(`/pictures/raaga/${id}.png`);
    expect([200, 400], id).toContain(picture.status);
    if (picture.status === 200) expect(await picture.bytes(), id).toEqual(nothing);
    expect([400, 404], id).toContain((await visit(`/raagas/${id}/scale.wav`)).status);
  }
  for (const path of Object.keys(made))
    for (const method of ["POST", "PUT", "DELETE"])
      expect([403, 405], method).toContain((await visit(path, { method })).status);
});
