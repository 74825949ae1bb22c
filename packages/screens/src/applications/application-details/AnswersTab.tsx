import type { ApplicationDetails } from "@ats/core/applications/application";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { Download, MessageSquareText } from "lucide-react";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { download } from "../../documents/save-file.ts";

interface AnswersTabProps extends Pick<ApplicationDetails, "answers"> {
  loadFile(file: number): Promise<Blob>;
}

export function AnswersTab({ answers, loadFile }: AnswersTabProps) {
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
      items={answers.map(({ question, answer, knocked_out, file }) => ({
        term: question,
        description: file ? (
          <AnswerFile name={answer} load={() => loadFile(file)} />
        ) : (
          answer && (
            <Inline gap="sm">
              <Text preserveLines>{answer}</Text>
              {knocked_out && <KnockOutMark />}
            </Inline>
          )
        ),
      }))}
    />
  );
}

/** A file that was sent; one without a name is hidden from this reader. */
const AnswerFile = ({ name, load }: { name: string; load(): Promise<Blob> }) =>
  name ? (
    <Button
      size="sm"
      variant="ghost"
      iconStart={<Download />}
      aria-label={`Download ${name}`}
      onPress={() => void download(name, load)}
    >
      {name}
    </Button>
  ) : (
    <Text tone="muted">The file is hidden from you</Text>
  );
