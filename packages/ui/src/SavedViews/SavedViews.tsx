import { Bookmark, ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Menu, type MenuProps } from "../Menu/Menu.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./SavedViews.css.ts";
import { savedViewsTexts } from "./texts.ts";
import { type ViewMenuProps, type ViewTask, viewMenu } from "./viewMenu.tsx";

export type { SavedView } from "./savedView.ts";

// The dialogs load when one is first opened.
const ViewDialog = lazy(() => import("./ViewDialog.tsx"));

export type SavedViewsProps = RootProps<HTMLDivElement> &
  ViewMenuProps &
  Pick<MenuProps, "isOpenAtFirst">;

/** Switches between the views of a list and saves the current one. */
export function SavedViews(props: SavedViewsProps) {
  const { views, value, isChanged, noneLabel, isOpenAtFirst, ref } = props;
  const say = useTexts();
  const [task, setTask] = useState<ViewTask>();
  const view = views.find(({ id }) => id === value);
  const name = view?.name ?? noneLabel ?? say(savedViewsTexts.noView);
  return (
    <div {...rootProps(props)} ref={ref} className={css.views}>
      <Menu
        label={say(savedViewsTexts.savedViews)}
        {...(isOpenAtFirst && { isOpenAtFirst })}
        items={viewMenu(props, say, setTask)}
        trigger={
          <Button
            iconStart={<Bookmark />}
            iconEnd={<ChevronDown />}
            isIconOnNarrow
            // The focus returns to it when the menu closes.
            {...(isOpenAtFirst && { autoFocus: true })}
            aria-label={`${say(savedViewsTexts.savedViews)}: ${isChanged ? say(savedViewsTexts.viewChanged, { name }) : name}`}
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
