import { IconButton } from "../IconButton/IconButton.tsx";
import { Dots } from "../Menu/Dots.ts";
import { Menu, type MenuProps } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";

export default function RowMenu({ name, items }: { name: string; items: MenuProps["items"] }) {
  const label = useMessages()("actionsFor", { name });
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
