import { Bookmark, ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import * as css from "./SavedViews.css.ts";
import { type ViewTask, viewMenu } from "./viewMenu.tsx";

// The dialogs load once one is asked for.
const ViewDialog = lazy(() => import("./ViewDialog.tsx"));

/** Filters, columns and sort of a list under a name. What is in it, the screen knows. */
export type SavedView = {
  id: string;
  name: string;
  /** Others see it too. */
  isShared?: boolean;
  /** The list opens with it. */
  isDefault?: boolean;
  /** Someone else's: it can be shown, not changed. */
  isReadOnly?: boolean;
};

/** An action that is not given is not offered. */
export type SavedViewsProps = RootProps<HTMLDivElement> & {
  views: readonly SavedView[];
  /** The view shown; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What is shown is no longer what the view says. */
  isChanged?: boolean;
  /** What the list without a view is called; by default "Everything". */
  noneLabel?: string;
  onSave?: (view: { name: string; isShared: boolean }) => void;
  /** Puts what is shown in place of what the view said. */
  onUpdate?: (id: string) => void;
  onRename?: (id: string, name: string) => void;
  /** Also offers to share when a view is saved. */
  onShare?: (id: string, isShared: boolean) => void;
  /** Null: the list opens without a view. */
  onDefaultChange?: (id: string | null) => void;
  onDelete?: (id: string) => void;
};

/** Goes from one view of a list to another, and keeps the one that is shown. */
export function SavedViews(props: SavedViewsProps) {
  const { views, value, isChanged, noneLabel, ref } = props;
  const say = useMessages();
  const [task, setTask] = useState<ViewTask>();
  const view = views.find(({ id }) => id === value);
  const name = view?.name ?? noneLabel ?? say("allRows");
  return (
    <div {...rootProps(props)} ref={ref} className={css.views}>
      <Menu
        label={say("savedViews")}
        items={viewMenu(props, say, setTask)}
        trigger={
          <Button
            iconStart={<Bookmark />}
            iconEnd={<ChevronDown />}
            aria-label={`${say("savedViews")}: ${isChanged ? say("viewChanged", { name }) : name}`}
          >
            {name}
            {isChanged && <span className={css.changed} aria-hidden="true" />}
          </Button>
        }
      />
      {task && (
        <Suspense>
          <ViewDialog task={task} view={view} views={props} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
