import { mergeTags, tagText } from "@ats/core/templates/merge-tags";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Menu } from "@ats/ui/Menu";
import { Braces } from "lucide-react";

/** Inserts a merge tag at the end of a plain text field. */
export const MergeTagMenu = ({ of, onInsert }: { of: string; onInsert(tag: string): void }) => (
  <Inline>
    <Menu
      label={`Merge tags for the ${of}`}
      trigger={
        <Button size="sm" variant="ghost" iconStart={<Braces />}>
          {`Add a merge tag to the ${of}`}
        </Button>
      }
      items={mergeTags.map(({ id, label }) => ({
        id,
        label,
        onAction: () => onInsert(tagText(id)),
      }))}
    />
  </Inline>
);

export const withTag = (text: string, tag: string): string =>
  text && !/\s$/.test(text) ? `${text} ${tag}` : `${text}${tag}`;
