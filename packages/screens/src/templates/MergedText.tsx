import { Highlight } from "@ats/ui/Highlight";

/** A plain text whose merge tags without a value are marked. */
export const MergedText = ({ text }: { text: string }) => (
  <Highlight
    text={text}
    ranges={[...text.matchAll(/\{\{[^{}]*\}\}/g)].map(({ 0: tag, index }) => [
      index,
      index + tag.length,
    ])}
  />
);
