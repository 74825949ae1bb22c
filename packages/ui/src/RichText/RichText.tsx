import { useLayoutEffect, useRef } from "react";
import type { RootProps } from "../root/root.ts";
import { cleanMarkup } from "./markup.ts";
import { markMergeTags } from "./markMergeTags.ts";
import { prose } from "./RichText.css.ts";

export type RichTextProps = RootProps<HTMLDivElement> & {
  /** HTML from the rich text editor. Sanitised here, whatever its origin. */
  html: string;
  /** Marks merge tags, which are then those without a value. */
  marksMergeTags?: boolean;
};

/** Shows text written in a rich text editor. */
export function RichText({ html, marksMergeTags = false, ...root }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = cleanMarkup(html);
    if (marksMergeTags) markMergeTags(content);
    for (const link of content.querySelectorAll("a")) guard(link);
    for (const image of content.querySelectorAll("img")) {
      image.loading = "lazy";
      image.referrerPolicy = "no-referrer";
    }
    text.current?.replaceChildren(content);
  }, [html, marksMergeTags]);
  return (
    <div {...root}>
      <div ref={text} dir="auto" className={prose} />
    </div>
  );
}

/** Opens links to other sites in a new tab, without a referrer. */
function guard(link: HTMLAnchorElement) {
  if (!link.protocol.startsWith("http") || link.origin === location.origin) return;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
}
