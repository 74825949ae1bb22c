import { X } from "lucide-react";
import { Button, Tag, TagGroup, TagList } from "react-aria-components";
import { remove, tag, text } from "../Tag/Tag.css.ts";
import { cell, cut, fixed, inLine, one, removal, through, whole } from "./RemovableTags.css.ts";

/** The chosen tags in a field's box: arrow keys move between them, Backspace removes one. */
export function RemovableTags({
  label,
  tags,
  onRemove,
  isInLine,
  isDisabled,
}: {
  label: string;
  tags: { id: string; label: string }[];
  /** Without it the tags cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Puts the tags on one line of their own; otherwise they flow with what follows. */
  isInLine?: boolean;
  isDisabled?: boolean | undefined;
}) {
  const look = isInLine ? inLine : through;
  const items = tags.map((item) => ({ ...item, isDisabled }));
  return (
    <TagGroup
      aria-label={label}
      className={look}
      selectionMode="none"
      onRemove={
        onRemove && !isDisabled ? (ids) => ids.forEach((id) => onRemove(String(id))) : undefined
      }
    >
      <TagList className={look} items={items} dependencies={[isDisabled]}>
        {({ id, label: name }) => (
          <Tag
            id={id}
            textValue={name}
            isDisabled={Boolean(isDisabled)}
            className={`${tag} ${one} ${onRemove ? "" : fixed}`}
          >
            <span className={`${cell} ${isInLine ? cut : ""}`}>
              <span className={isInLine ? text : whole}>{name}</span>
              {onRemove && (
                <Button slot="remove" className={`${remove} ${removal}`}>
                  <X />
                </Button>
              )}
            </span>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
