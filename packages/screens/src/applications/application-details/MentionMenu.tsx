import { mentionOf } from "@ats/core/applications/mentions";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { AtSign } from "lucide-react";
import type { Colleague } from "./queries.ts";

interface MentionMenuProps {
  colleagues: readonly Colleague[];
  /** Gets "@Priya Raman", the text to insert into the note. */
  onMention(mention: string): void;
}

export default function MentionMenu({ colleagues, onMention }: MentionMenuProps) {
  return (
    <Menu
      label="Mention a colleague"
      trigger={
        <Button iconStart={<AtSign />} isDisabled={colleagues.length === 0}>
          Mention…
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
