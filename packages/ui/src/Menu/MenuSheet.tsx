import { Check } from "lucide-react";
import type { RefObject } from "react";
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  type Selection,
  Text,
} from "react-aria-components";
import { sheet } from "../Popover/Popover.css.ts";
import * as css from "./Menu.css.ts";
import type { MenuItem as Item, MenuProps } from "./Menu.tsx";

type MenuSheetProps = Omit<MenuProps, "trigger"> & {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Where the focus goes. */
  start: "first" | "last" | "menu";
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What a menu opens. */
export default function MenuSheet({
  id,
  button,
  start,
  label,
  items,
  onAction,
  header,
  placement = "bottom start",
  isOpen,
  onOpenChange,
}: MenuSheetProps) {
  return (
    <Popover
      className={sheet}
      aria-label={label}
      triggerRef={button}
      placement={placement}
      offset={4}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {header && <div className={css.header}>{header}</div>}
      <Menu
        id={id}
        className={css.menu}
        aria-label={label}
        autoFocus={start === "menu" || start}
        onAction={(key) => onAction?.(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {items.map((item, at) =>
          "items" in item ? (
            <MenuSection
              key={item.title ?? at}
              className={css.section}
              aria-label={item.title ?? label}
              {...(item.value !== undefined && {
                selectionMode: "single",
                disallowEmptySelection: true,
                selectedKeys: [item.value],
                onSelectionChange: (keys: Selection) => item.onChange?.([...keys].join()),
              })}
            >
              {item.title && <Header className={css.sectionTitle}>{item.title}</Header>}
              {item.items.map(line)}
            </MenuSection>
          ) : (
            line(item)
          ),
        )}
      </Menu>
    </Popover>
  );
}

function line({ id, label, icon, description, tone, ...item }: Item) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      className={tone ? `${css.item} ${css.critical}` : css.item}
      {...item}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon && (
            <span className={tone ? `${css.icon} ${css.criticalIcon}` : css.icon}>{icon}</span>
          )}
          <span className={css.texts}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={css.description}>
                {description}
              </Text>
            )}
          </span>
          {selectionMode !== "none" && (
            <span className={css.check}>{isSelected ? <Check /> : null}</span>
          )}
        </>
      )}
    </MenuItem>
  );
}
