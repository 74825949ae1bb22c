import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useAts } from "../../app/context.tsx";
import { type StepId, stepsAround } from "./steps.ts";
import { jobFormTexts } from "./texts.ts";

interface StepButtonsProps {
  step: StepId;
  show(step: StepId): void;
  /** Label of the last step's button. */
  submitLabel: string;
  isPending: boolean;
  saveLabel: string;
  /** Saves from any step. Absent for a draft, which saves itself. */
  onSave: (() => void) | undefined;
  isUnsaved: boolean;
}

/** Goes back and on from step to step; the last one submits the form. */
export function StepButtons(props: StepButtonsProps) {
  const say = useTexts();
  const { step, show, submitLabel, isPending, onSave, isUnsaved, saveLabel } = props;
  const { navigate } = useAts();
  const { before, after } = stepsAround(step);
  return (
    <Inline justify="between">
      {before ? (
        <Button onPress={() => show(before.id)}>{say(jobFormTexts.back)}</Button>
      ) : (
        <Button variant="ghost" onPress={() => navigate(to.jobList())}>
          {say(words.close)}
        </Button>
      )}
      <Inline>
        {onSave && after && (
          <Button isDisabled={!isUnsaved} onPress={onSave}>
            {saveLabel}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending}>
          {after ? say(jobFormTexts.next) : submitLabel}
        </Button>
      </Inline>
    </Inline>
  );
}
