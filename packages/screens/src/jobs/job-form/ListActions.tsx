import { IconButton } from "@ats/ui/IconButton";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { moveItem } from "./list-edits.ts";

interface ListActionsProps<Item> {
  /** Name of the item, such as "question 2". */
  of: string;
  index: number;
  items: readonly Item[];
  onChange(items: Item[]): void;
}

export function ListActions<Item>({ of, index, items, onChange }: ListActionsProps<Item>) {
  return (
    <>
      <IconButton
        aria-label={`Move ${of} up`}
        icon={<ArrowUp />}
        size="sm"
        isDisabled={index === 0}
        onPress={() => onChange(moveItem(items, index, -1))}
      />
      <IconButton
        aria-label={`Move ${of} down`}
        icon={<ArrowDown />}
        size="sm"
        isDisabled={index === items.length - 1}
        onPress={() => onChange(moveItem(items, index, 1))}
      />
      <IconButton
        aria-label={`Remove ${of}`}
        icon={<Trash2 />}
        size="sm"
        onPress={() => onChange(items.filter((_, at) => at !== index))}
      />
    </>
  );
}
