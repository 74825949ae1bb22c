import { Check, CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Stepper.css.ts";
import { stepperTexts } from "./texts.ts";

export type Step = {
  id: string;
  label: string;
  description?: ReactNode;
  /** The outcome of a visited step; undefined for a step to come. */
  state?: "complete" | "error";
  /** Makes a visited step a link. */
  href?: string;
};

export type StepperProps = RootProps & {
  /** Names the task: "Add a job". */
  label: string;
  steps: Step[];
  /** The id of the current step. */
  value: string;
  /** Makes visited steps buttons. The step that becomes current takes the focus. */
  onChange?: (id: string) => void;
  orientation?: "horizontal" | "vertical";
};

/** The steps of a task: which are done, current or in need of attention. */
export function Stepper({
  label,
  steps,
  value,
  onChange,
  orientation = "horizontal",
  ...root
}: StepperProps) {
  const say = useTexts();
  const at = steps.findIndex(({ id }) => id === value);
  const current = useRef<HTMLLIElement>(null);
  const shown = useRef(value);
  const goesOn = onChange !== undefined;
  useEffect(() => {
    if (goesOn && value !== shown.current) current.current?.focus();
    shown.current = value;
  }, [value, goesOn]);
  return (
    <nav {...root} aria-label={label} className={css.stepper}>
      {orientation === "horizontal" && (
        <div className={css.short} aria-hidden="true">
          <span className={css.count}>
            {say(stepperTexts.stepOf, { step: at + 1, steps: steps.length })}
          </span>
          <span className={css.label}>{steps[at]?.label}</span>
        </div>
      )}
      <ol role="list" className={`${css.list} ${css.lists[orientation]}`}>
        {steps.map((step, index) => {
          const isCurrent = index === at;
          return (
            <li
              key={step.id}
              className={`${css.step} ${css.steps[orientation]}`}
              data-state={step.state}
              {...(isCurrent && { ref: current, tabIndex: -1, "aria-current": "step" })}
            >
              <StepName step={step} isCurrent={isCurrent} onChange={onChange}>
                <span className={css.mark} aria-hidden="true">
                  {step.state === "error" ? (
                    <CircleAlert />
                  ) : step.state === "complete" && !isCurrent ? (
                    <Check />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={css.texts}>
                  <span className={css.label}>{step.label}</span>
                  {step.description && <span className={css.description}>{step.description}</span>}
                  {step.state && (
                    <VisuallyHidden>
                      ,{" "}
                      {say(
                        step.state === "error" ? stepperTexts.stepError : stepperTexts.stepComplete,
                      )}
                    </VisuallyHidden>
                  )}
                </span>
              </StepName>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type StepNameProps = {
  step: Step;
  isCurrent: boolean;
  onChange: StepperProps["onChange"];
  children: ReactNode;
};

/** A link or button for a visited step, otherwise plain text. */
function StepName({ step: { id, state, href }, isCurrent, onChange, children }: StepNameProps) {
  if (isCurrent || !state) return <span className={css.name}>{children}</span>;
  if (href !== undefined)
    return (
      <Link href={href} variant="quiet">
        <span className={`${css.name} ${css.pressable}`}>{children}</span>
      </Link>
    );
  if (!onChange) return <span className={css.name}>{children}</span>;
  return (
    <Button className={`${css.name} ${css.pressable}`} onPress={() => onChange(id)}>
      {children}
    </Button>
  );
}
