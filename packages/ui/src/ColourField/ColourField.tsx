import { type Ref, useRef, useState } from "react";
import {
  Button,
  ColorField,
  ColorSwatch,
  Dialog,
  Group,
  Input,
  parseColor,
} from "react-aria-components";
import { box, input } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useValue } from "../Field/useValue.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./ColourField.css.ts";
import { ColourPanel } from "./ColourPanel.tsx";
import { colourFieldTexts } from "./texts.ts";

export type ColourFieldProps = FieldProps & {
  /** `#3f5bd8`, or null for no colour. */
  value?: string | null;
  defaultValue?: string;
  /** Called with lower-case `#rrggbb`, or null when the field is cleared. */
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Suggested colours below the picker. Screen readers announce the labels. */
  swatches?: { value: string; label: string }[];
  ref?: Ref<HTMLInputElement>;
};

const none: { value: string; label: string }[] = [];

/** Takes a colour, typed as a hex value or picked. */
export function ColourField({
  value,
  defaultValue,
  onChange,
  onBlur,
  swatches,
  ref,
  ...rest
}: ColourFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hex, setHex] = useValue<string | null>(value, defaultValue ?? null, onChange);
  const colour = hex ? parseColor(hex) : null;
  const { id, ...aria } = ariaField(field);
  return (
    <ColorField
      {...aria}
      value={colour}
      onChange={(next) => setHex(next?.toString("hex").toLowerCase() ?? null)}
      onBlur={onBlur}
    >
      <FieldFrame field={field}>
        <Group
          ref={frame}
          id={id}
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
        >
          <Button
            className={css.opener}
            isDisabled={field.isDisabled || field.isReadOnly}
            aria-label={say(colourFieldTexts.chooseColour)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
          >
            {colour ? (
              <ColorSwatch color={colour} className={css.swatch} />
            ) : (
              <span className={`${css.swatch} ${css.none}`} />
            )}
          </Button>
          <Input ref={ref} className={`${input} ${css.typing}`} placeholder="#000000" />
        </Group>
      </FieldFrame>
      <Sheet
        triggerRef={frame}
        placement="bottom start"
        offset={4}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog className={css.panel} aria-label={say(colourFieldTexts.chooseColour)}>
          <ColourPanel hex={hex ?? "#000000"} onChange={setHex} swatches={swatches ?? none} />
        </Dialog>
      </Sheet>
    </ColorField>
  );
}
