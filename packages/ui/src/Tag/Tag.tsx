import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";
import { useMessages } from "../messages/messages.tsx";
import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { remove, tag, text } from "./Tag.css.ts";

export type TagProps = {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  onRemove?: () => void;
  /** What the remove button says, when the tag is more than a text. */
  removeLabel?: string;
};

export function Tag({ children, tone = "neutral", icon, onRemove, removeLabel }: TagProps) {
  const say = useMessages();
  const name = typeof children === "string" ? children : "";
  return (
    <span className={`${tag} ${subtle[tone]}`}>
      {icon}
      <span className={text}>{children}</span>
      {onRemove && (
        <Button
          className={remove}
          aria-label={removeLabel ?? say("remove", { name })}
          onPress={onRemove}
        >
          <X />
        </Button>
      )}
    </span>
  );
}
