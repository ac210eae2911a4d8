import { removeDrafts } from "../support/drafts.ts";
import { expectActivity } from "../support/idle.ts";
import { test } from "../support/users.ts";
import { draftWorks } from "../support/works.ts";

// All make drafts of one account.
test.describe.configure({ mode: "serial" });

for (const work of draftWorks)
  test(`nobody is signed out over ${work.name}`, async ({ page, signIn, watch }) => {
    watch.allow(/youtube/, /ERR_FAILED/);
    await signIn(work.as);
    await expectActivity(page, work);
    await page.unrouteAll();
    await removeDrafts(page);
  });
