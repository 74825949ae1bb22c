import { Inline } from "@ats/ui/Inline";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";

const shown = 2;

export const TagsCell = ({ tags }: { tags: readonly string[] }) => (
  <Inline gap="xs" as="span">
    {tags.slice(0, shown).map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
    {tags.length > shown && (
      <Text size="xs" tone="muted" title={tags.slice(shown).join(", ")}>
        +{tags.length - shown}
      </Text>
    )}
  </Inline>
);
