import { Check, ChevronRight } from "lucide-react";
import { type ReactElement, type RefObject, use } from "react";
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  type Selection,
  SubmenuTrigger,
  Text,
} from "react-aria-components";
import { Keys } from "../Keys/Keys.tsx";
import { Sheet } from "../Popover/Sheet.tsx";
import { HrefContext } from "../UiProvider/navigation.ts";
import * as css from "./Menu.css.ts";
import type { MenuItem as Item, MenuProps, MenuSection as Section } from "./Menu.tsx";

type MenuSheetProps = Omit<MenuProps, "trigger"> & {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** The element that receives the focus. */
  start: "first" | "last" | "menu";
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

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
  ...root
}: MenuSheetProps) {
  const hrefOf = use(HrefContext);
  const isShown = ({ href }: Item) => href === undefined || hrefOf(href) !== undefined;
  const shown = items
    .map((item) => ("id" in item ? item : { ...item, items: item.items.filter(isShown) }))
    .filter((item) => ("id" in item ? isShown(item) : item.items.length > 0));
  return (
    <Sheet
      aria-label={label}
      triggerRef={button}
      placement={placement}
      offset={4}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {header && <div className={css.header}>{header}</div>}
      <Menu
        {...root}
        id={id}
        className={css.menu}
        aria-label={label}
        autoFocus={start === "menu" || start}
        onAction={(key) => onAction?.(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {shown.map((item, at) =>
          !("id" in item) ? (
            <MenuSection
              key={item.title ?? at}
              className={css.section}
              aria-label={item.title ?? label}
              {...choiceOf(item)}
            >
              {item.title && <Header className={css.sectionTitle}>{item.title}</Header>}
              {item.items.map(line)}
            </MenuSection>
          ) : (
            line(item)
          ),
        )}
      </Menu>
    </Sheet>
  );
}

/** Maps a section to react-aria's selection: one item, several, or none. */
function choiceOf({ value, onChange, selectedKeys, onSelectionChange }: Section) {
  if (selectedKeys)
    return {
      selectionMode: "multiple" as const,
      shouldCloseOnSelect: false,
      selectedKeys,
      onSelectionChange: (keys: Selection) => onSelectionChange?.(new Set([...keys].map(String))),
    };
  if (value !== undefined)
    return {
      selectionMode: "single" as const,
      disallowEmptySelection: true,
      selectedKeys: [value],
      onSelectionChange: (keys: Selection) => onChange?.([...keys].join()),
    };
}

function line({ items, ...item }: Item): ReactElement {
  if (!items) return <Line key={item.id} {...item} />;
  return (
    <SubmenuTrigger key={item.id}>
      <Line {...item} />
      <Sheet offset={-2} crossOffset={-5}>
        <Menu className={css.menu} aria-label={item.label}>
          {items.map(line)}
        </Menu>
      </Sheet>
    </SubmenuTrigger>
  );
}

function Line({ id, label, icon, description, tone, shortcut, ...item }: Omit<Item, "items">) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={tone ? `${css.item} ${css.critical}` : css.item}
      {...item}
    >
      {({ isSelected, selectionMode, hasSubmenu }) => (
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
          {shortcut && <Keys keys={shortcut} />}
          {hasSubmenu && <ChevronRight className={css.arrow} />}
          {selectionMode !== "none" && !hasSubmenu && (
            <span className={css.check}>{isSelected ? <Check /> : null}</span>
          )}
        </>
      )}
    </MenuItem>
  );
}
