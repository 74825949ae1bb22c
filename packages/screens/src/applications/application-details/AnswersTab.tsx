import type { ApplicationDetails } from "@ats/core/applications/application";
import { cvTypes } from "@ats/core/candidates/cv-file";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { Download, Eye, MessageSquareText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { download } from "../../documents/save-file.ts";
import type { LoadAnswerFile } from "./queries.ts";

// Loads when somebody first looks at a file.
const PreviewDialog = lazy(() => import("../../documents/PreviewDialog.tsx"));

interface AnswersTabProps extends Pick<ApplicationDetails, "answers"> {
  loadFile: LoadAnswerFile;
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
          <AnswerFile name={answer} load={(as) => loadFile(file, as)} />
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

interface AnswerFileProps {
  name: string;
  load(as: Parameters<LoadAnswerFile>[1]): Promise<Blob>;
}

/** A file that was sent; one without a name is hidden from this reader. */
function AnswerFile({ name, load }: AnswerFileProps) {
  const [isShown, setShown] = useState(false);
  if (!name) return <Text tone="muted">The file is hidden from you</Text>;
  return (
    <Inline gap="xs">
      <Button
        size="sm"
        variant="ghost"
        iconStart={<Eye />}
        aria-label={`View ${name}`}
        onPress={() => setShown(true)}
      >
        {name}
      </Button>
      <IconButton
        aria-label={`Download ${name}`}
        icon={<Download />}
        size="sm"
        onPress={() => void download(name, () => load("download"))}
      />
      {isShown && (
        <Suspense>
          <PreviewDialog
            title={name}
            type={name.toLowerCase().endsWith(".docx") ? cvTypes.docx : cvTypes.pdf}
            load={() => load("preview")}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
