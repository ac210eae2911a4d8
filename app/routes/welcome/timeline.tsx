import { useI18n } from "../../i18n/provider.tsx";

/** What happened when, and the page where each is told. */
const events = [
  ["1930", "born", "carnaticmusicexams.in"],
  ["1938", "first", "carnaticmusicexams.in"],
  ["1944", "melakartas", "mio.to"],
  ["1976", "film", "silverscreenindia.com"],
  ["1978", "kalanidhi", "wikimili.com"],
  ["1991", "vibhushan", "wikimili.com"],
  ["2005", "chevalier", "silverscreenindia.com"],
  ["2016", "died", "wikimili.com"],
] as const;

const pages = {
  "carnaticmusicexams.in": "https://carnaticmusicexams.in/dr-mangalampalli-balamurali-krishna/",
  "mio.to": "https://mio.to/album/M.+Balamuralikrishna/Raagaanga+Ravali+Vol+2",
  "silverscreenindia.com":
    "https://silverscreenindia.com/movies/news/veteran-musician-m-balamuralikrishna-dies-86",
  "wikimili.com": "https://wikimili.com/en/M._Balamuralikrishna",
} as const;

export function Timeline() {
  const { t } = useI18n();
  return (
    <ol className="timeline">
      {events.map(([year, name, page]) => (
        <li key={name}>
          <b>{name === "melakartas" ? `${year}–46` : year}</b>
          <p>
            {t(`life.${name}`)}{" "}
            <a href={pages[page]} rel="noopener" className="source">
              {page}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
