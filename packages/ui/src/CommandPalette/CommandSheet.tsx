import { Search } from "lucide-react";
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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
import { useFocusReturn } from "../ModalFrame/useFocusReturn.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./CommandPalette.css.ts";
import type { Command, CommandGroup, CommandPaletteProps } from "./CommandPalette.tsx";
import { findCommands, hasWords, isNamed } from "./findCommands.ts";
import { commandPaletteTexts } from "./texts.ts";
import type { Typed } from "./typed.ts";
import { useCommandSearch } from "./useCommandSearch.ts";
import { useIsPainted } from "./useIsPainted.ts";

type CommandSheetProps = Omit<
  CommandPaletteProps,
  "hotkey" | "isOpen" | "onOpenChange" | "typed"
> & {
  typed: Typed;
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
  fallbacks,
  placeholder,
  typed,
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
            {...{ groups, recent, onRun, search, fallbacks, placeholder, typed }}
            onDone={() => onOpenChange(false)}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type CommandsProps = Pick<
  CommandSheetProps,
  "groups" | "recent" | "onRun" | "search" | "fallbacks" | "placeholder" | "typed"
> & { onDone: () => void };

const none: readonly (string | Command)[] = [];
const choosing = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/** Mounted on each opening, so that the query starts empty. */
function Commands({
  groups,
  recent = none,
  onRun,
  search,
  fallbacks,
  placeholder,
  typed,
  onDone,
}: CommandsProps) {
  const say = useTexts();
  const [query, setQuery] = useState(typed.query());
  // Enter was pressed before the results arrived.
  const [isEntered, setEntered] = useState(false);
  // A key has chosen a line since the last letter.
  const isChosen = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn();
  // Takes over what was typed until this moment, and the focus in the same one.
  useLayoutEffect(() => {
    const taken = typed.take();
    // oxlint-disable-next-line react/set-state-in-effect -- letters typed since the render
    setQuery(taken.query);
    setEntered(taken.isEntered);
    field.current?.focus();
  }, [typed]);
  const isPainted = useIsPainted();
  const { found, isSearching } = useCommandSearch(search, query.trim());
  const isEmpty = query.trim() === "";
  const all = groups.flatMap(({ commands }) => commands);
  const last = recent.flatMap((given) =>
    typeof given === "string" ? (all.find(({ id }) => id === given) ?? []) : given,
  );
  const own = findCommands(groups, query).filter(hasWords);
  const named = own.filter(isNamed);
  const further = (fallbacks?.(query.trim()) ?? []).map((command) => ({
    command,
    group: { id: "fallbacks", title: "" },
  }));
  // Results that arrive later never move the lines already shown.
  const results = isEmpty
    ? []
    : [
        ...named,
        ...findCommands(found, query).filter((each) => !isSearching || hasWords(each)),
        ...(isSearching ? [] : [...own.filter((each) => !isNamed(each)), ...further]),
      ];
  const shown = isEmpty
    ? [
        ...(last.length > 0
          ? [{ id: "recent", title: say(commandPaletteTexts.recentCommands), commands: last }]
          : []),
        ...groups.filter(({ isFirst }) => isFirst),
        ...groups.filter(({ isFirst }) => !isFirst),
      ]
    : [];
  const count = isEmpty ? all.length : results.length;
  const run = (command: Command) => {
    onRun?.(command.id);
    onDone();
    command.onAction?.();
  };
  const isReady = !isEmpty && (!isSearching || named.length > 0);
  const runFirst = useEffectEvent(() => {
    list.current?.querySelector<HTMLElement>("[role=menuitem]")?.click();
  });
  useEffect(() => {
    if (!isEntered || !isReady) return;
    // The menu shows new results one render later.
    const frame = requestAnimationFrame(() => runFirst());
    return () => cancelAnimationFrame(frame);
  }, [isEntered, isReady]);
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (choosing.has(event.key)) isChosen.current = true;
    // Moves the cursor in the text and leaves the line.
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") isChosen.current = false;
    if (event.key !== "Enter" || isChosen.current || isEmpty) return;
    event.preventDefault();
    event.stopPropagation();
    setEntered(true);
  };
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(next) => {
        isChosen.current = false;
        setEntered(false);
        setQuery(next);
      }}
    >
      <SearchField
        className={css.field}
        aria-label={say(commandPaletteTexts.searchCommands)}
        autoFocus
      >
        <Search className={css.icon} />
        <Input
          dir="auto"
          ref={field}
          className={css.input}
          onKeyDown={pressed}
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
        ref={list}
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
        {(isPainted ? shown : firstLines(shown)).map(({ id, title, commands }) => (
          <MenuSection key={id} id={id} aria-label={title}>
            <Header className={menu.sectionTitle}>{title}</Header>
            {commands.map((command) => (
              <Line key={command.id} {...{ command, query }} groupId={id} onRun={run} />
            ))}
          </MenuSection>
        ))}
        {results.map(({ command, group: { id, title } }) => (
          <Line
            key={`${id} ${command.id}`}
            {...{ command, query }}
            groupId={id}
            kind={title}
            onRun={run}
          />
        ))}
      </Menu>
    </Autocomplete>
  );
}

/** Lines and titles that are painted first. The others render once these are painted. */
const firstPainted = 7;
const title = 1;

function firstLines(groups: readonly CommandGroup[]): CommandGroup[] {
  let left = firstPainted;
  return groups.flatMap((group) => {
    const commands = group.commands.slice(0, Math.max(left - title, 0));
    left -= title + commands.length;
    return commands.length > 0 ? { ...group, commands } : [];
  });
}

type LineProps = {
  command: Command;
  query: string;
  /**
   * Id of the group. A recent command is listed twice, so the id of its line includes the group.
   */
  groupId: string;
  /** Name of the group, in a list without groups. */
  kind?: string;
  onRun: (command: Command) => void;
};

function Line({ command, query, groupId, kind, onRun }: LineProps) {
  const { label, description, icon, shortcut, href } = command;
  return (
    <MenuItem
      id={`${groupId} ${command.id}`}
      textValue={label}
      href={href}
      className={`${menu.item} ${css.line}`}
      onAction={() => onRun(command)}
    >
      <span className={menu.icon}>{icon}</span>
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
      {kind && <span className={css.kind}>{kind}</span>}
      {shortcut && <Keys keys={shortcut} />}
    </MenuItem>
  );
}
