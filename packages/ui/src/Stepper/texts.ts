import { texts } from "../texts/texts.tsx";

export const stepperTexts = texts("ui.stepper", {
  stepOf: "Step {step} of {steps}",
  stepComplete: "completed",
  stepError: "needs attention",
});
