import { archive, languages } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { useSite } from "./use-site.ts";

/** Title and metadata of a page. `path` is its URL without `lng`. */
export function PageHead(props: {
  title?: string;
  description: string;
  path: string;
  index?: boolean;
  picture?: { path: string; alt: string };
}) {
  const { language } = useI18n();
  const { origin } = useSite();
  const title = props.title ? `${props.title} · ${archive.title}` : archive.title;
  const urlIn = (lng?: string) => {
    const separator = props.path.includes("?") ? "&" : "?";
    return origin + props.path + (lng ? `${separator}lng=${lng}` : "");
  };
  const canonical = urlIn(language === "en" ? undefined : language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={props.description} />
      {props.index === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="x-default" href={urlIn()} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
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
