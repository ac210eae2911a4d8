import { expectActivity } from "../support/idle.ts";
import { test } from "../support/users.ts";
import { works } from "../support/works.ts";

for (const work of works)
  test(`nobody is signed out over ${work.name}`, async ({ page, signIn, watch }) => {
    watch.allow(/youtube/);
    await signIn(work.as);
    await expectActivity(page, work);
  });
