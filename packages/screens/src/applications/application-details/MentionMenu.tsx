import { mentionOf } from "@ats/core/applications/mentions";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { AtSign } from "lucide-react";
import type { Colleague } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

interface MentionMenuProps {
  colleagues: readonly Colleague[];
  /** Gets "@Priya Raman", the text to insert into the note. */
  onMention(mention: string): void;
}

export default function MentionMenu({ colleagues, onMention }: MentionMenuProps) {
  const say = useTexts();
  return (
    <Menu
      label={say(applicationDetailsTexts.mentionColleague)}
      trigger={
        <Button iconStart={<AtSign />} isDisabled={colleagues.length === 0}>
          {say(applicationDetailsTexts.mention)}
        </Button>
      }
      items={colleagues.map((person) => ({
        id: String(person.id),
        label: `${person.first_name} ${person.last_name}`,
      }))}
      onAction={(id) => {
        const person = colleagues.find((each) => String(each.id) === id);
        if (person) onMention(mentionOf(person));
      }}
    />
  );
}
