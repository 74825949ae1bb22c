import { ChevronDown } from "lucide-react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./Tabs.css.ts";
import type { TabItem } from "./Tabs.tsx";
import { tabsTexts } from "./texts.ts";

type AllTabsProps = {
  items: TabItem[];
  value: string | undefined;
  /** Absent where the tabs are links. */
  onChange?: ((id: string) => void) | undefined;
};

/** A menu of all tabs, shown where some are out of sight. */
export default function AllTabs({ items, value, onChange }: AllTabsProps) {
  const label = useTexts()(tabsTexts.allTabs);
  const choices = items.map(
    ({ id, label: name, href, isDisabled }): MenuItem => ({
      id,
      label: name,
      ...(href && { href }),
      ...(isDisabled && { isDisabled }),
    }),
  );
  return (
    <div className={css.actions}>
      <Menu
        label={label}
        placement="bottom end"
        items={onChange && value ? [{ value, onChange, items: choices }] : choices}
        trigger={<IconButton aria-label={label} icon={<ChevronDown />} size="sm" />}
      />
    </div>
  );
}
