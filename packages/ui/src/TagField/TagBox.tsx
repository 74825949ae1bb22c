import { TriangleAlert } from "lucide-react";
import type { ComponentType, ReactNode, Ref } from "react";
import { Group, Input } from "react-aria-components";
import { box, errorIcon, input } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { RemovableTags } from "./RemovableTags.tsx";
import * as css from "./TagField.css.ts";
import type { useTagInput } from "./useTagInput.ts";

/** The tags and the input after them, within one of react-aria's fields. */
export function TagBox({
  field,
  typing,
  placeholder,
  inputRef,
  Around,
}: {
  field: FieldProps;
  typing: ReturnType<typeof useTagInput>;
  placeholder: string | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** The element around the tags. */
  Around: ComponentType<{ children: ReactNode }>;
}) {
  const { tags, notice, frame, remove, press, paste } = typing;
  return (
    <>
      <FieldFrame field={field}>
        <Group
          ref={frame}
          className={`${box} ${css.frame}`}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
          onClick={({ target, currentTarget }) =>
            target === currentTarget && currentTarget.querySelector("input")?.focus()
          }
        >
          {tags.length > 0 && (
            <Around>
              <RemovableTags
                label={typeof field.label === "string" ? field.label : ""}
                tags={tags.map((tag) => ({ id: tag, label: tag }))}
                onRemove={field.isReadOnly ? undefined : remove}
                isDisabled={field.isDisabled}
              />
            </Around>
          )}
          <Input
            dir="auto"
            ref={inputRef}
            className={`${input} ${css.typing}`}
            placeholder={tags.length === 0 ? placeholder : undefined}
            onKeyDown={press}
            onPaste={paste}
          />
        </Group>
        <div role="status" className={notice.isProblem ? css.notice : hidden}>
          {notice.isProblem && <TriangleAlert className={errorIcon} />}
          {notice.text}
        </div>
      </FieldFrame>
      {field.name &&
        tags.map((tag) => <input key={tag} type="hidden" name={field.name} value={tag} />)}
    </>
  );
}
