import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { line } from "./StatusCell.css.ts";

export const TagsCell = ({ tags: [first, ...others] }: { tags: readonly string[] }) =>
  first !== undefined && (
    <span className={line}>
      <Tag>{first}</Tag>
      {others.length > 0 && (
        <Text size="xs" tone="muted" title={others.join(", ")}>
          +{others.length}
        </Text>
      )}
    </span>
  );
