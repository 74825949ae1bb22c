import type { RootProps } from "../root/root.ts";
import { type Text, useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { useIsApple } from "./hotkey.ts";
import { key, keys as keysLook } from "./Keys.css.ts";
import { keyNameTexts, keyTexts } from "./texts.ts";

export { listenForKeys, undoKeys, useHotkey } from "./hotkey.ts";
export { useHasKeyboard } from "./useHasKeyboard.ts";

const apple: Record<string, string> = { Mod: "⌘", Ctrl: "⌃", Alt: "⌥", Shift: "⇧" };
const drawn: Record<string, string | Text> = {
  ...keyTexts,
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};
const named: Record<string, Text> = keyNameTexts;
const namedByApple: Record<string, Text> = {
  Mod: keyNameTexts.Command,
  Alt: keyNameTexts.Option,
};

export type KeysProps = RootProps<HTMLSpanElement> & {
  /**
   * Combination: "Mod+K" (⌘ on a Mac, Ctrl elsewhere), "?". A space separates a sequence: "G J".
   */
  keys: string;
};

/** Shows a shortcut with the key names of this computer. */
export function Keys({ keys, ...root }: KeysProps) {
  const isApple = useIsApple();
  const say = useTexts();
  const written = (text: string | Text) => (typeof text === "string" ? text : say(text));
  const name = (part: string) => written((isApple && namedByApple[part]) || named[part] || part);
  return (
    <span {...root} dir="ltr" className={keysLook}>
      {keys.split(/[+ ]/).map((part) => (
        <kbd key={part} className={key} aria-hidden="true">
          {written((isApple && apple[part]) || drawn[part] || part)}
        </kbd>
      ))}
      <VisuallyHidden>{keys.split(/[+ ]/).map(name).join(" ")}</VisuallyHidden>
    </span>
  );
}
