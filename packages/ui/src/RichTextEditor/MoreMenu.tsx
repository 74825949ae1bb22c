import { Ellipsis, Minus, RemoveFormatting, Strikethrough, TextQuote } from "lucide-react";
import { Menu } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import type { ToolbarPart } from "./toolbarState.ts";

/** Actions that are rarely needed. */
export function MoreMenu({ editor, isDisabled }: ToolbarPart) {
  const say = useMessages();
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={say("moreFormatting")}
      trigger={
        <ToolbarMenuButton label={say("moreFormatting")} isDisabled={isDisabled}>
          <Ellipsis />
        </ToolbarMenuButton>
      }
      items={[
        {
          id: "strike",
          label: say("strikethrough"),
          icon: <Strikethrough />,
          onAction: () => chain().toggleStrike().run(),
        },
        {
          id: "quote",
          label: say("quote"),
          icon: <TextQuote />,
          onAction: () => chain().toggleBlockquote().run(),
        },
        {
          id: "line",
          label: say("horizontalRule"),
          icon: <Minus />,
          onAction: () => chain().setHorizontalRule().run(),
        },
        {
          id: "clear",
          label: say("clearFormatting"),
          icon: <RemoveFormatting />,
          onAction: () => chain().unsetAllMarks().unsetTextAlign().clearNodes().run(),
        },
      ]}
    />
  );
}
