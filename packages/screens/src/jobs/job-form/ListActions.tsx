import { IconButton } from "@ats/ui/IconButton";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { moveItem } from "./list-edits.ts";
import { stepTexts } from "./step-texts.ts";

interface ListActionsProps<Item> {
  /** Name of the item, such as "question 2". */
  of: string;
  index: number;
  items: readonly Item[];
  onChange(items: Item[]): void;
}

export function ListActions<Item>({ of, index, items, onChange }: ListActionsProps<Item>) {
  const say = useTexts();
  return (
    <>
      <IconButton
        aria-label={say(stepTexts.moveUp, { item: of })}
        icon={<ArrowUp />}
        size="sm"
        isDisabled={index === 0}
        onPress={() => onChange(moveItem(items, index, -1))}
      />
      <IconButton
        aria-label={say(stepTexts.moveDown, { item: of })}
        icon={<ArrowDown />}
        size="sm"
        isDisabled={index === items.length - 1}
        onPress={() => onChange(moveItem(items, index, 1))}
      />
      <IconButton
        aria-label={say(words.remove, { name: of })}
        icon={<Trash2 />}
        size="sm"
        onPress={() => onChange(items.filter((_, at) => at !== index))}
      />
    </>
  );
}
