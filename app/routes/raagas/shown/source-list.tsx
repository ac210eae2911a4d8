import { Fragment } from "react";
import type { Source } from "../../../data/music/raaga-pages/raaga-detail.ts";

export const SourceList = ({ sources }: { sources: Source[] }) =>
  sources.map(({ title, address }, at) => (
    <Fragment key={title + address}>
      {at > 0 && ", "}
      {address ? (
        <a href={address} rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
    </Fragment>
  ));
