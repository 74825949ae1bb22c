import { type CSSProperties, type Ref, useId, useRef, useState } from "react";
import { CharacterCount } from "../CharacterCount/CharacterCount.tsx";
import { field as fieldLook } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { isBlank } from "../RichText/isBlank.ts";
import { rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { EditorSkeleton } from "./EditorSkeleton.tsx";
import { FieldTexts } from "./FieldTexts.tsx";
import type { MergeTag } from "./mergeTagText.ts";
import * as css from "./RichTextEditor.css.ts";
import { richTextEditorTexts } from "./texts.ts";
import { useLazyEditor } from "./useLazyEditor.ts";

export type { MergeTag } from "./mergeTagText.ts";

/** A person who can be mentioned in a text. */
export type Mention = { id: string; label: string; description?: string };

export type RichTextEditorProps = FieldProps & {
  /** HTML; "" is an empty text. Show it elsewhere with `RichText`. */
  value?: string;
  defaultValue?: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  /** Number of lines while empty. The editor grows with the text. */
  rows?: number;
  /** Maximum stored characters, including markup. More can be typed, but shows an error. */
  maxLength?: number;
  /** Placeholders inserted from the menu or by typing `{{`. Stored as `{{id}}`. */
  mergeTags?: MergeTag[];
  /** Finds people by part of a name, after `@`. The text stores their ids. */
  mentions?: (query: string) => Promise<Mention[]>;
  /** Stores an image and returns its address. Without it, images are inserted by address. */
  onUploadImage?: (file: File) => Promise<string>;
  ref?: Ref<HTMLElement>;
};

/** A field for text with headings, lists, links, tables and images. The editor loads when shown. */
export function RichTextEditor({
  value,
  defaultValue = "",
  onChange,
  onBlur,
  rows = 6,
  maxLength,
  ref,
  ...rest
}: RichTextEditorProps) {
  const props = useField(rest);
  const say = useTexts();
  const fieldId = useId();
  const text = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const [isVisited, setVisited] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { Editor, hasFailed, retry } = useLazyEditor();
  const html = value ?? typed;
  const isOver = maxLength !== undefined && html.length > maxLength;
  const isMissing = props.isRequired && isVisited && isBlank(html);
  const errorMessage =
    props.errorMessage ??
    (isMissing
      ? say(words.fieldRequired)
      : isOver
        ? say(richTextEditorTexts.tooLong, { count: html.length - maxLength })
        : undefined);
  const isInvalid = Boolean(errorMessage);
  const described = [
    props.description && `${fieldId}-description`,
    isInvalid && `${fieldId}-error`,
    `${fieldId}-count`,
  ];
  const attributes = {
    id: props.id ?? props.name ?? `${fieldId}-text`,
    "aria-labelledby": `${fieldId}-label`,
    "aria-describedby": described.filter(Boolean).join(" "),
    ...(props.isRequired && { "aria-required": "true" }),
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(props.isReadOnly && { "aria-readonly": "true", tabindex: "0" }),
    ...(props.isDisabled && { "aria-disabled": "true" }),
  };
  const write = (now: string) => {
    setTyped(now);
    // A cleared field shows at once that it is required.
    setVisited(true);
    onChange?.(now);
  };
  const leave = () => {
    setFocus(false);
    setVisited(true);
    onBlur?.();
  };

  return (
    <FieldTexts id={fieldId} onLabelPress={() => text.current?.focus()} isInvalid={isInvalid}>
      <div {...rootProps(props)} id={undefined} className={fieldLook}>
        <FieldFrame field={{ ...props, errorMessage }}>
          <div
            className={css.frame}
            data-focused={hasFocus || undefined}
            data-invalid={isInvalid || undefined}
            data-disabled={props.isDisabled || undefined}
            data-readonly={props.isReadOnly || undefined}
            style={{ [css.rows]: rows } as CSSProperties}
          >
            {Editor ? (
              <Editor
                {...props}
                ref={(element) => {
                  text.current = element;
                  if (typeof ref === "function") ref(element);
                  else if (ref) ref.current = element;
                }}
                html={html}
                onChange={write}
                onFocus={() => setFocus(true)}
                onBlur={leave}
                attributes={attributes}
              />
            ) : (
              <EditorSkeleton
                html={html}
                onRetry={hasFailed ? retry : undefined}
                hasToolbar={!props.isReadOnly}
                hasMergeTags={Boolean(props.mergeTags)}
              />
            )}
          </div>
          <CharacterCount id={`${fieldId}-count`} used={html.length} limit={maxLength} />
          {props.name && <input type="hidden" name={props.name} value={html} />}
        </FieldFrame>
      </div>
    </FieldTexts>
  );
}
