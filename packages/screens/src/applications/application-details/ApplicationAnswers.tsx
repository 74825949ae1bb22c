import type { ApplicationDetails } from "@ats/core/applications/application";
import { Stack } from "@ats/ui/Stack";
import { lazy, Suspense } from "react";
import { useCan } from "../../session/session.tsx";
import { AnswersTab } from "./AnswersTab.tsx";
import type { LoadAnswerFile } from "./queries.ts";

const CustomValues = lazy(() => import("../../custom-fields/CustomValues.tsx"));

interface ApplicationAnswersProps {
  application: ApplicationDetails;
  loadFile: LoadAnswerFile;
}

/** Values of the company's own fields, and the answers of the form. */
export function ApplicationAnswers({ application, loadFile }: ApplicationAnswersProps) {
  const { id, answers, anonymised_row } = application;
  const isEditable = useCan("UPDATE_APPLICATIONS") && !anonymised_row;
  return (
    <Stack gap="lg">
      <Suspense>
        <CustomValues key={id} record="applications" within="section" {...{ id, isEditable }} />
      </Suspense>
      <AnswersTab answers={answers} loadFile={loadFile} />
    </Stack>
  );
}
