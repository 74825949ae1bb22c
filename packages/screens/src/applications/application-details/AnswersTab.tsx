import type { ApplicationDetails } from "@ats/core/applications/application";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { MessageSquareText } from "lucide-react";
import { lazy, Suspense } from "react";
import { KnockOutMark } from "../KnockOutMark.tsx";
import type { LoadAnswerFile } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

const AnswerFile = lazy(() => import("./AnswerFile.tsx"));

interface AnswersTabProps extends Pick<ApplicationDetails, "answers"> {
  loadFile: LoadAnswerFile;
}

export function AnswersTab({ answers, loadFile }: AnswersTabProps) {
  const say = useTexts();
  if (answers.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<MessageSquareText />}
        title={say(applicationDetailsTexts.noAnswers)}
        description={say(applicationDetailsTexts.noAnswersHint)}
      />
    );
  return (
    <DescriptionList
      layout="stacked"
      items={answers.map(({ question, answer, knocked_out, file }) => ({
        term: question,
        description: file ? (
          <Suspense fallback={answer}>
            <AnswerFile name={answer} load={(as) => loadFile(file, as)} />
          </Suspense>
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
