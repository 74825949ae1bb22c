import { TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from "lucide-react";
import { useLocale } from "../texts/useLocale.ts";
import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

const icons = {
  left: <TextAlignStart />,
  center: <TextAlignCenter />,
  right: <TextAlignEnd />,
  justify: <TextAlignJustify />,
};

export function AlignmentMenu({ editor, state, isDisabled }: ToolbarPart) {
  const say = useTexts();
  const { direction } = useLocale();
  /** The side where text starts. */
  const natural = direction === "rtl" ? "right" : "left";
  const current = state.align ?? natural;
  return (
    <Menu
      label={say(richTextEditorTexts.alignment)}
      trigger={
        <ToolbarMenuButton label={say(richTextEditorTexts.alignment)} isDisabled={isDisabled}>
          {icons[current]}
        </ToolbarMenuButton>
      }
      items={[
        {
          value: current,
          onChange: (to) => {
            const chain = editor.chain().focus();
            (to === natural ? chain.unsetTextAlign() : chain.setTextAlign(to)).run();
          },
          items: [
            { id: "left", label: say(richTextEditorTexts.alignLeft), icon: icons.left },
            { id: "center", label: say(richTextEditorTexts.alignCentre), icon: icons.center },
            { id: "right", label: say(richTextEditorTexts.alignRight), icon: icons.right },
            { id: "justify", label: say(richTextEditorTexts.alignJustify), icon: icons.justify },
          ],
        },
      ]}
    />
  );
}
