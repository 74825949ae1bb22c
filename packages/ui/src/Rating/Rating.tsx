import { Star } from "lucide-react";
import { Radio, RadioGroup } from "react-aria-components";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { full, group, star, stars } from "./Rating.css.ts";

export type RatingProps = {
  /** 0 or null: not rated. */
  value: number | null;
  max?: number;
  label: string;
  /** Makes it a choice; without it the stars only show. */
  onChange?: (value: number) => void;
  name?: string;
  isDisabled?: boolean;
};

export function Rating({ value, max = 5, label, onChange, name, isDisabled }: RatingProps) {
  const say = useMessages();
  const rated = Math.round(value ?? 0);
  const steps = Array.from({ length: max }, (_, at) => at + 1);
  const spoken = (step: number) => say("rating", { value: step, max });
  if (!onChange)
    return (
      <span className={stars}>
        <VisuallyHidden>
          {label}: {rated ? spoken(rated) : say("noRating")}
        </VisuallyHidden>
        {steps.map((step) => (
          <Star key={step} className={step <= rated ? full : undefined} />
        ))}
      </span>
    );
  return (
    <RadioGroup
      className={group}
      orientation="horizontal"
      aria-label={label}
      value={rated ? String(rated) : null}
      onChange={(step) => onChange(Number(step))}
      name={name}
      isDisabled={isDisabled}
    >
      {steps.map((step) => (
        <Radio key={step} value={String(step)} className={star} aria-label={spoken(step)}>
          <Star className={step <= rated ? full : undefined} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
