import { Inline } from "@ats/ui/Inline";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { line } from "./TagsCell.css.ts";

interface TagsCellProps {
  tags: readonly string[];
  /** More are counted. */
  most?: number;
}

export function TagsCell({ tags, most = 1 }: TagsCellProps) {
  const content = (
    <>
      {tags.slice(0, most).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > most && (
        <Text size="xs" tone="muted" title={tags.slice(most).join(", ")}>
          +{tags.length - most}
        </Text>
      )}
    </>
  );
  if (most === 1) return <span className={line}>{content}</span>;
  return (
    <Inline gap="xs" as="span">
      {content}
    </Inline>
  );
}
