import { archive } from "../archive.ts";
import { addressIn, alternatesOf } from "../domain/page-addresses.ts";
import { useI18n } from "../i18n/provider.tsx";
import { useSite } from "./use-site.ts";

/** Title and metadata of a page. `path` is without `lng`; `narrowed` adds the filters of a list to the title. */
export function PageHead(props: {
  title?: string;
  narrowed?: (string | false | null)[];
  description: string;
  path: string;
  index?: boolean;
  picture?: { path: string; alt: string };
}) {
  const { language } = useI18n();
  const { origin } = useSite();
  const title = [props.title, ...(props.narrowed ?? []), archive.title].filter(Boolean).join(" · ");
  const canonical = addressIn(origin + props.path, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.index === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternatesOf(origin + props.path).map((one) => (
            <link key={one.language} rel="alternate" hrefLang={one.language} href={one.address} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={archive.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + (props.picture?.path ?? "/og.png")} />
      {props.picture && <meta property="og:image:alt" content={props.picture.alt} />}
    </>
  );
}
