import { expect, test } from "vitest";
import { isHotkey } from "./hotkey.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  }) as KeyboardEvent;

test("Mod is Ctrl or ⌘", () => {
  expect(isHotkey(press("k", { ctrlKey: true }), "Mod+K")).toBe(true);
  expect(isHotkey(press("k", { metaKey: true }), "Mod+K")).toBe(true);
  expect(isHotkey(press("k"), "Mod+K")).toBe(false);
  expect(isHotkey(press("k", { ctrlKey: true, shiftKey: true }), "Mod+K")).toBe(false);
});

test("matches a question mark with or without Shift", () => {
  expect(isHotkey(press("?", { shiftKey: true }), "?")).toBe(true);
  expect(isHotkey(press("?"), "?")).toBe(true);
  expect(isHotkey(press("?", { ctrlKey: true }), "?")).toBe(false);
});

test("a letter with Shift is a different shortcut", () => {
  expect(isHotkey(press("J", { shiftKey: true }), "J")).toBe(false);
  expect(isHotkey(press("J", { shiftKey: true }), "Shift+J")).toBe(true);
  expect(isHotkey(press("Enter", { shiftKey: true }), "Enter")).toBe(false);
});
