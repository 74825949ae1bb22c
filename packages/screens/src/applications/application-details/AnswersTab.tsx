import type { ApplicationDetails } from "@ats/core/applications/application";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { MessageSquareText } from "lucide-react";
import { KnockOutMark } from "../KnockOutMark.tsx";

export function AnswersTab({ answers }: Pick<ApplicationDetails, "answers">) {
  if (answers.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<MessageSquareText />}
        title="No answers"
        description="The job asked no questions, or the application is not finished."
      />
    );
  return (
    <DescriptionList
      layout="stacked"
      items={answers.map(({ question, answer, knocked_out }) => ({
        term: question,
        description: answer && (
          <Inline gap="sm">
            <Text preserveLines>{answer}</Text>
            {knocked_out && <KnockOutMark />}
          </Inline>
        ),
      }))}
    />
  );
}
