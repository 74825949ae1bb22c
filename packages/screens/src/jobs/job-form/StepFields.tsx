import { type ComponentType, lazy, Suspense } from "react";
import { BasicsStep } from "./BasicsStep.tsx";
import type { StepProps } from "./step-props.ts";
import type { StepId } from "./steps.ts";

// The first step's code comes with the form. Other steps load on demand.
const fieldsOf: Record<StepId, ComponentType<StepProps>> = {
  basics: BasicsStep,
  advert: lazy(() => import("./AdvertStep.tsx")),
  team: lazy(() => import("./TeamStep.tsx")),
  questions: lazy(() => import("./QuestionsStep.tsx")),
  process: lazy(() => import("./ProcessStep.tsx")),
  publish: lazy(() => import("./PublishStep.tsx")),
};

export function StepFields({ step, ...props }: StepProps & { step: StepId }) {
  const Fields = fieldsOf[step];
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
