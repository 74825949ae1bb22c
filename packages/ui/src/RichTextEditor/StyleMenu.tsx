import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

const levels = [2, 3, 4] as const;

/** The style of a paragraph: a heading or normal text. */
export function StyleMenu({ editor, state, isDisabled }: ToolbarPart) {
  const say = useTexts();
  return (
    <Menu
      label={say(richTextEditorTexts.textStyle)}
      trigger={
        <ToolbarMenuButton
          label={say(richTextEditorTexts.textStyle)}
          width="wide"
          isDisabled={isDisabled}
        >
          {say(richTextEditorTexts[state.style])}
        </ToolbarMenuButton>
      }
      items={[
        {
          value: state.style,
          onChange: (id) => {
            const level = levels.find((each) => id === `heading${each}`);
            const chain = editor.chain().focus();
            (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
          },
          items: [
            { id: "paragraph", label: say(richTextEditorTexts.paragraph) },
            ...levels.map((level) => ({
              id: `heading${level}`,
              label: say(richTextEditorTexts[`heading${level}`]),
            })),
          ],
        },
      ]}
    />
  );
}
