import { Search } from "lucide-react";
import { useState } from "react";
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from "react-aria-components";
import { Highlight } from "../Highlight/Highlight.tsx";
import { Keys } from "../Keys/Keys.tsx";
import { Spinner } from "../Loader/Loader.tsx";
import * as menu from "../Menu/Menu.css.ts";
import { scrim } from "../ModalFrame/ModalFrame.css.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./CommandPalette.css.ts";
import type { Command, CommandPaletteProps } from "./CommandPalette.tsx";
import { findCommands } from "./findCommands.ts";
import { commandPaletteTexts } from "./texts.ts";
import { useCommandSearch } from "./useCommandSearch.ts";

type CommandSheetProps = Omit<CommandPaletteProps, "hotkey" | "isOpen" | "onOpenChange"> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export default function CommandSheet({
  isOpen,
  onOpenChange,
  groups,
  recent,
  onRun,
  search,
  placeholder,
  ...root
}: CommandSheetProps) {
  const say = useTexts();
  return (
    <ModalOverlay
      className={`${scrim} ${css.scrim}`}
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={css.modal}>
        <Dialog {...root} className={css.dialog} aria-label={say(commandPaletteTexts.commands)}>
          <Commands
            {...{ groups, recent, onRun, search, placeholder }}
            onDone={() => onOpenChange(false)}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type CommandsProps = Pick<
  CommandPaletteProps,
  "groups" | "recent" | "onRun" | "search" | "placeholder"
> & { onDone: () => void };

const none: readonly string[] = [];

/** Mounted on each opening, so that the query starts empty. */
function Commands({ groups, recent = none, onRun, search, placeholder, onDone }: CommandsProps) {
  const say = useTexts();
  const [query, setQuery] = useState("");
  const { found, isSearching } = useCommandSearch(search, query.trim());
  const isEmpty = query.trim() === "";
  const all = groups.flatMap(({ commands }) => commands);
  const last = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const shown = [
    ...(isEmpty && last.length > 0
      ? [{ id: "recent", title: say(commandPaletteTexts.recentCommands), commands: last }]
      : []),
    ...findCommands(groups, query),
    ...found,
  ];
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  const run = (command: Command) => {
    onRun?.(command.id);
    onDone();
    command.onAction?.();
  };
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField
        className={css.field}
        aria-label={say(commandPaletteTexts.searchCommands)}
        autoFocus
      >
        <Search className={css.icon} />
        <Input
          className={css.input}
          placeholder={placeholder ?? say(commandPaletteTexts.searchCommands)}
        />
        {isSearching && <Spinner />}
        <Keys keys="Escape" />
      </SearchField>
      <VisuallyHidden role="status">
        {!isEmpty && !isSearching && count > 0 && say(words.results, { count })}
        {!isSearching &&
          count === 0 &&
          say(commandPaletteTexts.noCommands, { query: query.trim() })}
      </VisuallyHidden>
      <Menu
        className={css.list}
        aria-label={say(commandPaletteTexts.commands)}
        renderEmptyState={() => (
          <div className={css.empty}>
            {isSearching
              ? say(words.loading)
              : say(commandPaletteTexts.noCommands, { query: query.trim() })}
          </div>
        )}
      >
        {shown.map(({ id, title, commands }) => (
          <MenuSection key={id} id={id} aria-label={title}>
            <Header className={menu.sectionTitle}>{title}</Header>
            {commands.map((command) => (
              <Line key={command.id} {...{ command, query }} groupId={id} onRun={run} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

type LineProps = {
  command: Command;
  query: string;
  /**
   * Id of the group. A recent command is listed twice, so the id of its line includes the group.
   */
  groupId: string;
  onRun: (command: Command) => void;
};

function Line({ command, query, groupId, onRun }: LineProps) {
  const { label, description, icon, shortcut, href } = command;
  return (
    <MenuItem
      id={`${groupId} ${command.id}`}
      textValue={label}
      href={href}
      className={`${menu.item} ${css.line}`}
      onAction={() => onRun(command)}
    >
      {icon && <span className={menu.icon}>{icon}</span>}
      <span className={menu.texts}>
        <Text slot="label">
          <Highlight text={label} query={query} />
        </Text>
        {description && (
          <Text slot="description" className={menu.description}>
            {description}
          </Text>
        )}
      </span>
      {shortcut && <Keys keys={shortcut} />}
    </MenuItem>
  );
}
