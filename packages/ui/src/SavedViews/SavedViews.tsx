import { Bookmark, ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import * as css from "./SavedViews.css.ts";
import { type ViewTask, viewMenu } from "./viewMenu.tsx";

// The dialogs load when one is first opened.
const ViewDialog = lazy(() => import("./ViewDialog.tsx"));

/** A name for a list's filters, columns and sort, which the screen stores under the id. */
export type SavedView = {
  id: string;
  name: string;
  /** Visible to colleagues. */
  isShared?: boolean;
  /** The list opens with this view. */
  isDefault?: boolean;
  /** A colleague's view: it can be shown, not changed. */
  isReadOnly?: boolean;
};

/** Actions without a callback are not offered. */
export type SavedViewsProps = RootProps<HTMLDivElement> & {
  views: readonly SavedView[];
  /** The current view; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The list no longer matches the view. */
  isChanged?: boolean;
  /** The name of the list without a view; by default "Everything". */
  noneLabel?: string;
  onSave?: (view: { name: string; isShared: boolean }) => void;
  /** Replaces the view's content by what is shown. */
  onUpdate?: (id: string) => void;
  onRename?: (id: string, name: string) => void;
  /** Also offers to share a new view. */
  onShare?: (id: string, isShared: boolean) => void;
  /** Null: the list opens without a view. */
  onDefaultChange?: (id: string | null) => void;
  onDelete?: (id: string) => void;
};

/** Switches between the views of a list and saves the current one. */
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
