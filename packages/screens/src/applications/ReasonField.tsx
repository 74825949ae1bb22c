import { listExitReasons } from "@ats/core/applications/reasons-contract";
import type { ExitStatus } from "@ats/core/applications/status";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Skeleton } from "@ats/ui/Skeleton";
import { type Text, useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { dialogTexts } from "./dialog-texts.ts";

const questions: Record<ExitStatus, Text> = {
  REJECTED: dialogTexts.whyRejected,
  WITHDRAWN: dialogTexts.whyWithdrawn,
};

interface ReasonFieldProps {
  status: ExitStatus;
  value: string | undefined;
  onChange(reason: string): void;
  errorMessage?: string;
}

/** Chooses one of the company's reasons for rejecting or withdrawing. */
export function ReasonField({ status, value, ...field }: ReasonFieldProps) {
  const say = useTexts();
  const { data, error, isFetching, refetch } = useEndpoint(listExitReasons, {});
  if (error && !data)
    return (
      <ListFailed
        what={say(dialogTexts.reasons)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  return (
    <RadioGroup
      {...field}
      label={say(questions[status])}
      options={data.records
        .filter((group) => group.status === status)
        .flatMap(({ labels }) => labels.map((label) => ({ id: label, label })))}
      value={value ?? null}
    />
  );
}
