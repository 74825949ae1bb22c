import { type Ref, useEffect, useId, useState } from "react";
import { TextField as RacTextField, TextArea as RacTextArea } from "react-aria-components";
import { CharacterCount } from "../CharacterCount/CharacterCount.tsx";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import type { Mention } from "../RichTextEditor/RichTextEditor.tsx";
import type MentionsPart from "./Mentions.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Number of visible lines; the user can drag the field taller. */
  rows?: number;
  /** Maximum number of characters; the browser accepts no more. */
  maxLength?: number;
  /** Shows the number of characters, out of `maxLength` if set. */
  hasCount?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  /** Finds people by part of a name, after `@`. The text then contains their names. */
  mentions?: (query: string) => Promise<Mention[]>;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Text of several lines, without formatting. */
export function TextArea({
  value,
  defaultValue,
  onChange,
  onBlur,
  rows = 4,
  maxLength,
  hasCount,
  placeholder,
  autoFocus,
  mentions,
  ref,
  ...rest
}: TextAreaProps) {
  const field = useField(rest);
  const countId = useId();
  const [typed, setTyped] = useState(defaultValue ?? "");
  const [text, setText] = useState<HTMLTextAreaElement | null>(null);
  const { Mentions } = useMentionsPart(Boolean(mentions));
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, maxLength, autoFocus }}
      aria-describedby={hasCount ? countId : undefined}
      onChange={(now) => {
        setTyped(now);
        onChange?.(now);
      }}
    >
      <FieldFrame field={field}>
        <RacTextArea
          ref={(element) => {
            setText(element);
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
          rows={rows}
          dir="auto"
          placeholder={placeholder}
          className={`${box} ${area}`}
          data-readonly={field.isReadOnly || undefined}
        />
        {hasCount && (
          <CharacterCount id={countId} used={(value ?? typed).length} limit={maxLength} />
        )}
        {Mentions && mentions && text && <Mentions field={text} find={mentions} />}
      </FieldFrame>
    </RacTextField>
  );
}

/** Loads the suggestions when first needed. If loading fails, names are typed in full. */
function useMentionsPart(isNeeded: boolean) {
  const [Mentions, setMentions] = useState<typeof MentionsPart>();
  useEffect(() => {
    if (isNeeded)
      import("./Mentions.tsx").then(
        ({ default: part }) => setMentions(() => part),
        () => {},
      );
  }, [isNeeded]);
  return { Mentions };
}
