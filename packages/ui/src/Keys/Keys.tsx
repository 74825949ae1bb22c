import type { RootProps } from "../root/root.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { useIsApple } from "./hotkey.ts";
import { key, keys as keysLook } from "./Keys.css.ts";

export { useHotkey } from "./hotkey.ts";

const apple: Record<string, string> = { Mod: "⌘", Ctrl: "⌃", Alt: "⌥", Shift: "⇧" };
const drawn: Record<string, string> = {
  Mod: "Ctrl",
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};
const said: Record<string, string> = {
  Mod: "Control",
  "?": "question mark",
  "/": "slash",
  ArrowUp: "up arrow",
  ArrowDown: "down arrow",
  ArrowLeft: "left arrow",
  ArrowRight: "right arrow",
};
const saidByApple: Record<string, string> = { Mod: "Command", Alt: "Option" };

export type KeysProps = RootProps<HTMLSpanElement> & {
  /**
   * Combination: "Mod+K" (⌘ on a Mac, Ctrl elsewhere), "?". A space separates a sequence: "G J".
   */
  keys: string;
};

/** Shows a shortcut with the key names of this computer. */
export function Keys({ keys, ...root }: KeysProps) {
  const isApple = useIsApple();
  const name = (part: string) => (isApple && saidByApple[part]) || said[part] || part;
  return (
    <span {...root} dir="ltr" className={keysLook}>
      {keys.split(/[+ ]/).map((part) => (
        <kbd key={part} className={key} aria-hidden="true">
          {(isApple && apple[part]) || drawn[part] || part}
        </kbd>
      ))}
      <VisuallyHidden>{keys.split(/[+ ]/).map(name).join(" ")}</VisuallyHidden>
    </span>
  );
}
