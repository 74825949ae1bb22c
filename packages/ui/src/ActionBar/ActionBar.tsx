import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Menu, type MenuItem, type MenuSection } from "../Menu/Menu.tsx";
import type { RootProps } from "../root/root.ts";
import { useIsWide } from "../root/useIsWide.ts";
import { useTexts } from "../texts/texts.tsx";
import { actionBarTexts } from "./texts.ts";

export type Action = MenuItem & {
  /** A primary action stands last, and is a button at every width. */
  variant?: Extract<ButtonProps["variant"], "primary" | "secondary">;
  isPending?: boolean;
  /** After the label of a button, such as its key; absent in the menu. */
  hint?: ReactNode;
};

export type ActionBarProps = RootProps & {
  /** The actions of a page, in order. Below 768 px those that are not primary move to the menu. */
  actions: readonly Action[];
  /** Rarer actions, which stand in the menu at every width. */
  more?: readonly MenuSection[];
};

const none: readonly MenuSection[] = [];

/** The actions of a page: a button each, and one menu with the rest. */
export function ActionBar({ actions, more = none, ...root }: ActionBarProps) {
  const say = useTexts();
  const isWide = useIsWide();
  const primary = actions.filter(({ variant }) => variant === "primary");
  const others = actions.filter(({ variant }) => variant !== "primary");
  const sections = [...(isWide ? [] : [{ items: others }]), ...more].filter(
    ({ items }) => items.length > 0,
  );
  return (
    <Inline wrap={isWide} {...root}>
      {isWide && others.map(buttonOf)}
      {sections.length > 0 && (
        <Menu
          label={say(actionBarTexts.more)}
          trigger={
            <IconButton
              aria-label={say(actionBarTexts.more)}
              icon={<Ellipsis />}
              variant="secondary"
            />
          }
          items={sections}
          placement="bottom end"
        />
      )}
      {primary.map(buttonOf)}
    </Inline>
  );
}

function buttonOf({ id, label, icon, hint, items, onAction, ...action }: Action) {
  const { variant, href, target, isDisabled, isPending } = action;
  const button = (
    <Button
      key={id}
      iconStart={icon}
      iconEnd={hint}
      isIconOnNarrow
      {...{ variant, href, target, isDisabled, isPending }}
      {...(onAction && { onPress: onAction })}
    >
      {label}
    </Button>
  );
  return items ? <Menu key={id} label={label} trigger={button} items={items} /> : button;
}
