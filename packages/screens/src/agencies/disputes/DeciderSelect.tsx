import { listDisputeDeciders } from "@ats/core/agencies/disputes-contract";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { disputeDialogTexts } from "./dialog-texts.ts";

interface DeciderSelectProps {
  /** A user who cannot decide. */
  without?: number | undefined;
  name: string;
  value: string;
  onChange(id: string): void;
}

/** Chooses the colleague who decides a dispute. */
export function DeciderSelect({ without, ...field }: DeciderSelectProps) {
  const say = useTexts();
  const { data } = useEndpoint(listDisputeDeciders, {});
  const colleagues = (data?.records ?? []).filter(({ id }) => id !== without);
  return (
    <Select
      label={say(disputeDialogTexts.decider)}
      isRequired
      placeholder={say(disputeDialogTexts.choose)}
      options={colleagues.map(({ id, name }) => ({ id: String(id), label: name }))}
      {...field}
    />
  );
}
