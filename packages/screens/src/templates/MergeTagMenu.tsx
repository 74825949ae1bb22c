import { tagText } from "@ats/core/templates/merge-tags";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Menu } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { Braces } from "lucide-react";
import { templatesTexts } from "./texts.ts";
import { useMergeTags } from "./useMergeTags.ts";

const fields = {
  text: { tags: templatesTexts.textTags, add: templatesTexts.addTextTag },
  subject: { tags: templatesTexts.subjectTags, add: templatesTexts.addSubjectTag },
};

/** Inserts a merge tag at the end of a plain text field. */
export const MergeTagMenu = ({
  to,
  onInsert,
}: {
  to: keyof typeof fields;
  onInsert(tag: string): void;
}) => {
  const say = useTexts();
  const mergeTags = useMergeTags();
  return (
    <Inline>
      <Menu
        label={say(fields[to].tags)}
        trigger={
          <Button size="sm" variant="ghost" iconStart={<Braces />}>
            {say(fields[to].add)}
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
};

export const withTag = (text: string, tag: string): string =>
  text && !/\s$/.test(text) ? `${text} ${tag}` : `${text}${tag}`;
