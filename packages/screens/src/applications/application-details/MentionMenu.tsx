import { mentionOf } from "@ats/core/applications/mentions";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { AtSign } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useUser } from "../../session/session.tsx";

interface MentionMenuProps {
  /** "@Priya Raman", to be written into the note. */
  onMention(mention: string): void;
}

/** Colleagues whom a note may name; they are notified once it is added. */
export default function MentionMenu({ onMention }: MentionMenuProps) {
  const { data } = useEndpoint(getJobSuggestions, {});
  const { id: own } = useUser();
  const others = data?.team.filter(({ id }) => id !== own) ?? [];
  return (
    <Menu
      label="Mention a colleague"
      trigger={
        <Button iconStart={<AtSign />} isDisabled={others.length === 0}>
          Mention…
        </Button>
      }
      items={others.map((person) => ({
        id: String(person.id),
        label: `${person.first_name} ${person.last_name}`,
      }))}
      onAction={(id) => {
        const person = others.find((each) => String(each.id) === id);
        if (person) onMention(mentionOf(person));
      }}
    />
  );
}
