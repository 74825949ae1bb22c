import { useLayoutEffect, useRef } from "react";
import { scrim } from "../ModalFrame/ModalFrame.css.ts";
import { useFocusReturn } from "../ModalFrame/useFocusReturn.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./CommandPalette.css.ts";
import { commandPaletteTexts } from "./texts.ts";
import type { Typed } from "./typed.ts";

export interface EarlyInputProps {
  typed: Typed;
  onClose: () => void;
}

/** Takes every key from the moment the palette opens until its code has loaded. */
export function EarlyInput({ typed, onClose }: EarlyInputProps) {
  const say = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useFocusReturn();
  // Takes over letters typed since the render, in another such field.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.value = typed.query();
    field.current.focus();
  }, [typed]);
  return (
    <div
      role="dialog"
      aria-label={say(commandPaletteTexts.commands)}
      className={`${scrim} ${css.scrim}`}
    >
      <div className={css.modal}>
        <div className={css.field}>
          <input
            type="search"
            aria-label={say(commandPaletteTexts.searchCommands)}
            className={css.input}
            placeholder={say(commandPaletteTexts.searchCommands)}
            ref={field}
            onChange={({ target }) => typed.type(target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === "Escape") {
                typed.take();
                onClose();
              }
              if (event.key === "Enter") typed.enter();
            }}
          />
        </div>
      </div>
    </div>
  );
}
