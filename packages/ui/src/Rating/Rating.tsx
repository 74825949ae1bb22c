import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Radio, RadioGroup } from "react-aria-components";
import { ariaField, FieldFrame } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { group, line, star, stars } from "./Rating.css.ts";
import { Stars } from "./Stars.tsx";
import { ratingTexts } from "./texts.ts";

export type RatingProps = RootProps<HTMLDivElement> & {
  /** 0 or null: not rated. Parts of a star are drawn only in a rating that cannot be changed. */
  value: number | null;
  max?: number;
  label: string;
  /** Keeps the label for screen readers only. True unless the rating is a field of a form. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  /** Makes the stars a choice; without it they are only shown. 0: cleared. */
  onChange?: (value: number) => void;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

/** A score in stars, shown or chosen. */
export function Rating({
  value,
  max = 5,
  label,
  isLabelHidden = true,
  onChange,
  ref,
  ...props
}: RatingProps) {
  const say = useTexts();
  const field = useField({ ...props, label, isLabelHidden });
  const rated = value ?? 0;
  const steps = Array.from({ length: max }, (_, at) => at + 1);
  const spoken = (step: number) => say(ratingTexts.rating, { value: step, max });
  if (!onChange)
    return (
      <span {...rootProps(props)} ref={ref} className={stars}>
        <VisuallyHidden>
          {label}: {rated ? spoken(Math.round(rated * 10) / 10) : say(ratingTexts.noRating)}
        </VisuallyHidden>
        <Stars count={max} value={rated} />
      </span>
    );
  const isFixed = props.isDisabled || props.isReadOnly;
  /** A digit sets the number of stars; 0, Backspace and Delete clear them. */
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isFixed || ctrlKey || metaKey || altKey) return;
    const isClear = key === "Backspace" || key === "Delete";
    if (!isClear && !(/^\d$/.test(key) && Number(key) <= max)) return;
    // Keeps the digit from being a shortcut of the page.
    event.preventDefault();
    onChange(isClear ? 0 : Number(key));
  };
  return (
    <RadioGroup
      {...ariaField(field)}
      ref={ref}
      orientation="horizontal"
      value={rated ? String(Math.round(rated)) : null}
      onChange={(step) => onChange(Number(step))}
    >
      <FieldFrame field={field}>
        <span className={line}>
          <span className={group} onKeyDown={press}>
            {steps.map((step) => (
              <Radio key={step} value={String(step)} className={star} aria-label={spoken(step)}>
                <Stars count={1} value={step <= Math.round(rated) ? 1 : 0} />
              </Radio>
            ))}
          </span>
          {rated > 0 && !isFixed && (
            <IconButton
              aria-label={say(ratingTexts.clearRating)}
              icon={<X />}
              size="sm"
              onPress={({ target }) => {
                const radios = target.closest("[role=radiogroup]");
                radios?.querySelector<HTMLElement>("input")?.focus();
                onChange(0);
              }}
            />
          )}
        </span>
      </FieldFrame>
    </RadioGroup>
  );
}
