import { songPath } from "../support/songs.ts";
import { expect, setPreferenceCookies, test } from "../support/test.ts";

const pages = {
  welcome: "/",
  songs: "/home",
  search: "/search?q=rama",
  song: songPath("Vatapi Ganapatim"),
  raagas: "/raagas",
  raaga: "/raagas/Mohanam",
  taalas: "/taalas",
  taala: "/taalas/Adi",
  person: "/people/m-balamuralikrishna",
  login: "/login",
};

/** What changes from day to day. */
const hidden = ".palm-leaf, .raaga-of-day, footer { display: none }";

for (const [name, path] of Object.entries(pages))
  for (const language of ["en", "te"])
    for (const theme of ["light", "dark"])
      test(`the page looks as it did: ${name}, ${language}, ${theme}`, async ({
        page,
        context,
        baseURL,
      }) => {
        await page.setViewportSize({ width: 1280, height: 1000 });
        const { pathname: documentPath } = new URL(path, baseURL);
        const withStyles = ({ pathname }: URL) =>
          pathname === documentPath || pathname.endsWith(".css");
        await page.route(withStyles, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const isSheet = route.request().resourceType() === "stylesheet";
          const body = isSheet ? text + hidden : text.replaceAll("</style>", `${hidden}</style>`);
          await route.fulfill({ response, body });
        });
        const preferences = `lng=${language}&theme=${theme}`;
        await setPreferenceCookies(context, baseURL, { preferences });
        await page.goto(path);
        await expect(page).toHaveScreenshot(`${name}-${language}-${theme}.png`, {
          maxDiffPixelRatio: 0.005,
        });
      });
