import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { useAts } from "../../app/context.tsx";
import { type StepId, stepsAround } from "./steps.ts";

interface StepButtonsProps {
  step: StepId;
  show(step: StepId): void;
  /** Label of the last step's button. */
  submitLabel: string;
  isPending: boolean;
  /** Saves from any step. Absent for a draft, which saves itself. */
  onSave: (() => void) | undefined;
  isUnsaved: boolean;
}

/** Goes back and on from step to step; the last one submits the form. */
export function StepButtons(props: StepButtonsProps) {
  const { step, show, submitLabel, isPending, onSave, isUnsaved } = props;
  const { navigate } = useAts();
  const { before, after } = stepsAround(step);
  return (
    <Inline justify="between">
      {before ? (
        <Button onPress={() => show(before.id)}>Back</Button>
      ) : (
        <Button variant="ghost" onPress={() => navigate(to.jobList())}>
          Close
        </Button>
      )}
      <Inline>
        {onSave && after && (
          <Button isDisabled={!isUnsaved} onPress={onSave}>
            Save changes
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending}>
          {after ? "Continue" : submitLabel}
        </Button>
      </Inline>
    </Inline>
  );
}
