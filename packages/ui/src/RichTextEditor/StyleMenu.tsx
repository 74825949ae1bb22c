import { Menu } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import type { ToolbarPart } from "./toolbarState.ts";

const levels = [2, 3, 4] as const;

/** The style of a paragraph: a heading or normal text. */
export function StyleMenu({ editor, state, isDisabled }: ToolbarPart) {
  const say = useMessages();
  return (
    <Menu
      label={say("textStyle")}
      trigger={
        <ToolbarMenuButton label={say("textStyle")} width="wide" isDisabled={isDisabled}>
          {say(state.style)}
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
            { id: "paragraph", label: say("paragraph") },
            ...levels.map((level) => ({
              id: `heading${level}`,
              label: say(`heading${level}`),
            })),
          ],
        },
      ]}
    />
  );
}
