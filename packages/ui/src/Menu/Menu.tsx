import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  Header,
  MenuTrigger,
  type Placement,
  Popover,
  Menu as RacMenu,
  MenuItem as RacMenuItem,
  MenuSection as RacMenuSection,
  type Selection,
  Text,
} from "react-aria-components";
import { sheet } from "../Popover/Popover.css.ts";
import * as css from "./Menu.css.ts";

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string;
  href?: string;
  target?: string;
  isDisabled?: boolean;
  tone?: "critical";
  onAction?: () => void;
};
export type MenuSection = {
  title?: string;
  items: MenuItem[];
  /** Makes its items a choice of one: the chosen item's id. */
  value?: string;
  onChange?: (id: string) => void;
};

export type MenuProps = {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  label: string;
  items: (MenuItem | MenuSection)[];
  onAction?: (id: string) => void;
  /** Above the items, not among them: who is signed in, for example. */
  header?: ReactNode;
  placement?: Placement;
  selectionMode?: "single" | "multiple";
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

export function Menu({
  trigger,
  label,
  items,
  onAction,
  header,
  placement = "bottom start",
  selectionMode,
  selectedKeys,
  onSelectionChange,
  isOpen,
  onOpenChange,
}: MenuProps) {
  const select = (keys: Selection) =>
    onSelectionChange?.(keys === "all" ? new Set() : (keys as Set<string>));
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={sheet} placement={placement} offset={4}>
        {header && <div className={css.header}>{header}</div>}
        <RacMenu
          className={css.menu}
          aria-label={label}
          onAction={(key) => onAction?.(String(key))}
          selectionMode={selectionMode}
          selectedKeys={selectedKeys}
          onSelectionChange={select}
        >
          {items.map((item, at) =>
            "items" in item ? (
              <RacMenuSection
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
              </RacMenuSection>
            ) : (
              line(item)
            ),
          )}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  );
}

function line({ id, label, icon, description, tone, ...item }: MenuItem) {
  return (
    <RacMenuItem
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
    </RacMenuItem>
  );
}
