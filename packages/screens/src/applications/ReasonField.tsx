import { listExitReasons } from "@ats/core/applications/reasons-contract";
import type { ExitStatus } from "@ats/core/applications/status";
import { RadioGroup, type RadioGroupProps } from "@ats/ui/RadioGroup";
import { Skeleton } from "@ats/ui/Skeleton";
import { type Text, useTexts } from "@ats/ui/texts";
import { useEffect, useRef } from "react";
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
  const reasons = data.records
    .filter((group) => group.status === status)
    .flatMap(({ labels }) => labels);
  return (
    <Reasons {...field} label={say(questions[status])} reasons={reasons} value={value ?? null} />
  );
}

interface ReasonsProps extends Pick<RadioGroupProps, "label" | "onChange" | "errorMessage"> {
  reasons: readonly string[];
  value: string | null;
}

/** Takes the focus: Enter confirms the chosen reason, and arrow keys choose another. */
function Reasons({ reasons, ...field }: ReasonsProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll("input") ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
  }, []);
  return (
    <RadioGroup {...field} ref={group} options={reasons.map((label) => ({ id: label, label }))} />
  );
}
