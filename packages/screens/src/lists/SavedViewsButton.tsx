import { Button } from "@ats/ui/Button";
import { Bookmark, ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { SavedViewsMenuProps } from "./SavedViewsMenu.tsx";
import type { ListSearch } from "./list-state.ts";
import type SavedViewsMenuType from "./SavedViewsMenu.tsx";

const SavedViewsMenu = lazy(() => import("./SavedViewsMenu.tsx")) as typeof SavedViewsMenuType;

/** The saved views of a first screen: code and views load when the menu is first opened. */
export function SavedViewsButton<Search extends ListSearch>(props: SavedViewsMenuProps<Search>) {
  const [isOpened, setOpened] = useState(false);
  const button = (
    <Button
      iconStart={<Bookmark />}
      iconEnd={<ChevronDown />}
      isIconOnNarrow
      aria-haspopup="menu"
      aria-expanded={false}
      onPress={() => setOpened(true)}
    >
      {props.noneLabel}
    </Button>
  );
  return isOpened ? (
    <Suspense fallback={button}>
      <SavedViewsMenu {...props} isOpenAtFirst />
    </Suspense>
  ) : (
    button
  );
}
