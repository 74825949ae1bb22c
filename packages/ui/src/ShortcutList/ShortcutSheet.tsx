import { useId } from "react";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Keys } from "../Keys/Keys.tsx";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./ShortcutList.css.ts";
import type { ShortcutGroup, ShortcutListProps } from "./ShortcutList.tsx";
import { shortcutListTexts } from "./texts.ts";

type ShortcutSheetProps = Omit<ShortcutListProps, "hotkey">;

export default function ShortcutSheet({ groups, ...dialog }: ShortcutSheetProps) {
  const say = useTexts();
  return (
    <Dialog {...dialog} title={say(shortcutListTexts.shortcuts)} size="lg">
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={css.line}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
