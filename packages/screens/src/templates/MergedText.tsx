import { mergeTagPattern } from "@ats/core/templates/merge-tags";
import { Highlight } from "@ats/ui/Highlight";

/** A plain text whose merge tags without a value are marked. */
export const MergedText = ({ text }: { text: string }) => (
  <Highlight
    text={text}
    ranges={[...text.matchAll(mergeTagPattern)].map(({ 0: tag, index }) => [
      index,
      index + tag.length,
    ])}
  />
);
