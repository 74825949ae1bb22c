import { IconButton } from "../IconButton/IconButton.tsx";
import { Dots } from "../Menu/Dots.ts";
import { Menu, type MenuProps } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

export default function RowMenu({ name, items }: { name: string; items: MenuProps["items"] }) {
  const label = useTexts()(words.actionsFor, { name });
  if (items.length === 0) return null;
  return (
    <span data-row-menu="">
      <Menu
        label={label}
        items={items}
        placement="bottom end"
        trigger={<IconButton aria-label={label} icon={<Dots />} size="sm" tooltip={null} />}
      />
    </span>
  );
}
