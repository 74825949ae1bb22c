import { mentionOf } from "@ats/core/applications/mentions";
import { getJobSuggestions } from "@ats/core/jobs/contract";
import { ComboBox } from "@ats/ui/ComboBox";
import { useEndpoint } from "../../app/endpoint.ts";
import { useUser } from "../../session/session.tsx";

interface MentionFieldProps {
  /** "@Priya Raman", to be written into the note. */
  onMention(mention: string): void;
}

/** Finds a colleague whom a note is to name. */
export default function MentionField({ onMention }: MentionFieldProps) {
  const { data } = useEndpoint(getJobSuggestions, {});
  const { id: own } = useUser();
  const others = data?.team.filter(({ id }) => id !== own) ?? [];
  return (
    <ComboBox
      label="Mention a colleague"
      description="They are notified once the note is added."
      options={others.map((person) => ({
        id: String(person.id),
        label: `${person.first_name} ${person.last_name}`,
        description: person.user_type,
      }))}
      isLoading={!data}
      value={null}
      onChange={(id) => {
        const person = others.find((each) => String(each.id) === id);
        if (person) onMention(mentionOf(person));
      }}
      emptyText="Nobody here has this name."
    />
  );
}
