import { useI18n } from "../../i18n/provider.tsx";
import { type ListProps, Songs } from "./songs.tsx";
import { ScrollEnd } from "./scroll/scroll-end.tsx";
import { useSmoothScroll } from "./scroll/use-smooth-scroll.ts";

export default function GrowingList(props: ListProps) {
  const { t } = useI18n();
  const scroll = useSmoothScroll(props.songs, props.nextPath);
  return (
    <>
      <Songs {...props} songs={scroll.songs} />
      <ScrollEnd scroll={scroll} end={scroll.isAtEnd ? t("scroll.end") : null} />
    </>
  );
}
