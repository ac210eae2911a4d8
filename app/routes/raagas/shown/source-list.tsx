import { Fragment } from "react";
import type { Source } from "../../../data/music/raaga-pages/raaga-detail.ts";
import { sourcePath } from "../../../domain/records/source.ts";
import { Link } from "../../../ui/link.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";

/** Links to the pages of sources. */
export const SourceList = ({ sources }: { sources: Source[] }) =>
  sources.map(({ id, title }, at) => (
    <Fragment key={id}>
      {at > 0 && ", "}
      <Link to={sourcePath(id)}>
        <MixedText text={title} />
      </Link>
    </Fragment>
  ));
