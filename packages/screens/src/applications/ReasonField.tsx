import { listExitReasons } from "@ats/core/applications/reasons-contract";
import type { ExitStatus } from "@ats/core/applications/status";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Skeleton } from "@ats/ui/Skeleton";
import { useEndpoint } from "../app/endpoint.ts";
import { ListFailed } from "../lists/ListFailed.tsx";

const questions: Record<ExitStatus, string> = {
  REJECTED: "Why is the application rejected?",
  WITHDRAWN: "Why did the candidate withdraw?",
};

interface ReasonFieldProps {
  status: ExitStatus;
  value: string | undefined;
  onChange(reason: string): void;
  errorMessage?: string;
}

/** Chooses one of the company's reasons for rejecting or withdrawing. */
export function ReasonField({ status, value, ...field }: ReasonFieldProps) {
  const { data, error, isFetching, refetch } = useEndpoint(listExitReasons, {});
  if (error && !data)
    return (
      <ListFailed
        what="Reasons"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={6} />;
  return (
    <RadioGroup
      {...field}
      label={questions[status]}
      options={data.records
        .filter((group) => group.status === status)
        .flatMap(({ labels }) => labels.map((label) => ({ id: label, label })))}
      value={value ?? null}
    />
  );
}
