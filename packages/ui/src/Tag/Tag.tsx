import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Tag.css.ts";

export type TagProps = RootProps<HTMLSpanElement> & {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  onRemove?: () => void;
  /** Label of the remove button, where the tag is more than text. */
  removeLabel?: string;
  /** Makes the text a button that opens a dialog. Receives the button. */
  onPress?: (element: Element) => void;
  /** Label of that button; by default its text. */
  pressLabel?: string;
};

/** A keyword attached to something. */
export function Tag(props: TagProps) {
  const {
    children,
    tone = "neutral",
    icon,
    onRemove,
    removeLabel,
    onPress,
    pressLabel,
    ref,
  } = props;
  const say = useTexts();
  const name = typeof children === "string" ? children : "";
  return (
    <span {...rootProps(props)} ref={ref} className={`${css.tag} ${subtle[tone]}`}>
      {icon}
      {onPress ? (
        <Button
          className={`${css.text} ${css.press}`}
          aria-haspopup="dialog"
          aria-label={pressLabel}
          onPress={({ target }) => onPress(target)}
        >
          {children}
        </Button>
      ) : (
        <span className={css.text}>{children}</span>
      )}
      {onRemove && (
        <Button
          className={css.remove}
          aria-label={removeLabel ?? say(words.remove, { name })}
          onPress={onRemove}
        >
          <X />
        </Button>
      )}
    </span>
  );
}
