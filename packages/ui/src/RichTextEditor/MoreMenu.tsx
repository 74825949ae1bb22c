import { Ellipsis, Minus, RemoveFormatting, Strikethrough, TextQuote } from "lucide-react";
import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

/** Actions that are rarely needed. */
export function MoreMenu({ editor, isDisabled }: ToolbarPart) {
  const say = useTexts();
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={say(richTextEditorTexts.moreFormatting)}
      trigger={
        <ToolbarMenuButton label={say(richTextEditorTexts.moreFormatting)} isDisabled={isDisabled}>
          <Ellipsis />
        </ToolbarMenuButton>
      }
      items={[
        {
          id: "strike",
          label: say(richTextEditorTexts.strikethrough),
          icon: <Strikethrough />,
          onAction: () => chain().toggleStrike().run(),
        },
        {
          id: "quote",
          label: say(richTextEditorTexts.quote),
          icon: <TextQuote />,
          onAction: () => chain().toggleBlockquote().run(),
        },
        {
          id: "line",
          label: say(richTextEditorTexts.horizontalRule),
          icon: <Minus />,
          onAction: () => chain().setHorizontalRule().run(),
        },
        {
          id: "clear",
          label: say(richTextEditorTexts.clearFormatting),
          icon: <RemoveFormatting />,
          onAction: () => chain().unsetAllMarks().unsetTextAlign().clearNodes().run(),
        },
      ]}
    />
  );
}
