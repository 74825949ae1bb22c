import { Inline } from "@ats/ui/Inline";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { line } from "./StatusCell.css.ts";

interface TagsCellProps {
  tags: readonly string[];
  /** More are counted. */
  most?: number;
}

export const TagsCell = ({ tags, most = 1 }: TagsCellProps) => (
  <Inline gap="xs" as="span" wrap={most > 1}>
    {tags.slice(0, most).map((tag) => (
      <span key={tag} className={line}>
        <Tag>{tag}</Tag>
      </span>
    ))}
    {tags.length > most && (
      <Text size="xs" tone="muted" title={tags.slice(most).join(", ")}>
        +{tags.length - most}
      </Text>
    )}
  </Inline>
);
