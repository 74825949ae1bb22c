import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

/** In pixels. */
const sizes = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72, 96];

export function FontSizeMenu({ editor, state, isDisabled }: ToolbarPart) {
  const say = useTexts();
  const current = state.fontSize?.replace("px", "") ?? "default";
  return (
    <Menu
      label={say(richTextEditorTexts.fontSize)}
      trigger={
        <ToolbarMenuButton
          label={say(richTextEditorTexts.fontSize)}
          width="narrow"
          isDisabled={isDisabled}
        >
          {current === "default" ? say(richTextEditorTexts.fontSizeDefault) : current}
        </ToolbarMenuButton>
      }
      items={[
        {
          value: current,
          onChange: (size) => {
            const chain = editor.chain().focus();
            (size === "default" ? chain.unsetFontSize() : chain.setFontSize(`${size}px`)).run();
          },
          items: [
            { id: "default", label: say(richTextEditorTexts.fontSizeDefault) },
            ...sizes.map((size) => ({ id: String(size), label: String(size) })),
          ],
        },
      ]}
    />
  );
}
