import { BookmarkPlus, Pencil, Save, Star, StarOff, Trash2, Users } from "lucide-react";
import type { MenuItem, MenuSection } from "../Menu/Menu.tsx";
import type { Say } from "../texts/texts.tsx";
import type { SavedView } from "./savedView.ts";
import { savedViewsTexts } from "./texts.ts";

/** Actions without a callback are not offered. */
export type ViewMenuProps = {
  views: readonly SavedView[];
  /** The current view; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The list no longer matches the view. */
  isChanged?: boolean;
  /** The button's text without a view; by default "No view". */
  noneLabel?: string;
  onSave?: (view: { name: string }) => void;
  /** Replaces the view's content by what is shown. */
  onUpdate?: (id: string) => void;
  onRename?: (id: string, name: string) => void;
  /** Asks with whom to share the view. */
  onShare?: (id: string) => void;
  /** Null: the list opens without a view. */
  onDefaultChange?: (id: string | null) => void;
  onDelete?: (id: string) => void;
};

export type ViewTask = "save" | "rename" | "delete";

/** The id for "no view"; no view has it. */
const none = "";

/** Menu sections: the views, then the actions on the current one. */
export function viewMenu(
  props: ViewMenuProps,
  say: Say,
  ask: (task: ViewTask) => void,
): MenuSection[] {
  const { views, value, onChange, isChanged, onSave, onUpdate, onRename, onShare } = props;
  const { onDefaultChange, onDelete } = props;
  const view = views.find(({ id }) => id === value);
  const own = view && !view.isReadOnly ? view : undefined;

  const choices: MenuItem[] = views.map(({ id, name, owner, isShared, isDefault }) => {
    const marks = [
      isDefault && say(savedViewsTexts.defaultView),
      owner && say(savedViewsTexts.sharedBy, { owner }),
      isShared && !owner && say(savedViewsTexts.sharedView),
    ].filter(Boolean);
    return {
      id,
      label: name,
      ...(marks.length > 0 && { description: marks.join(" · ") }),
      // The view that is shown, once changed, is chosen to show it again as it was.
      ...(isChanged && id === value && { onAction: () => onChange(id) }),
    };
  });
  const actions: (MenuItem | false | undefined)[] = [
    onUpdate &&
      own &&
      isChanged && {
        id: "update",
        label: say(savedViewsTexts.saveViewChanges),
        icon: <Save />,
        onAction: () => onUpdate(own.id),
      },
    onSave && {
      id: "save",
      label: `${say(savedViewsTexts.saveViewAs)}…`,
      icon: <BookmarkPlus />,
      onAction: () => ask("save"),
    },
    onRename &&
      own && {
        id: "rename",
        label: `${say(savedViewsTexts.renameView)}…`,
        icon: <Pencil />,
        onAction: () => ask("rename"),
      },
    onDefaultChange &&
      view && {
        id: "default",
        label: say(
          view.isDefault ? savedViewsTexts.unmakeDefaultView : savedViewsTexts.makeDefaultView,
        ),
        icon: view.isDefault ? <StarOff /> : <Star />,
        onAction: () => onDefaultChange(view.isDefault ? null : view.id),
      },
    onShare &&
      own && {
        id: "share",
        label: `${say(savedViewsTexts.shareView)}…`,
        icon: <Users />,
        onAction: () => onShare(own.id),
      },
    onDelete &&
      view &&
      (own || view.isDeletable) && {
        id: "delete",
        label: `${say(savedViewsTexts.deleteView)}…`,
        icon: <Trash2 />,
        tone: "critical" as const,
        onAction: () => ask("delete"),
      },
  ];
  const items = actions.filter((action): action is MenuItem => Boolean(action));
  return [
    {
      items: [{ id: none, label: say(savedViewsTexts.noView) }, ...choices],
      value: value ?? none,
      onChange: (id) => onChange(id === none ? null : id),
    },
    ...(items.length > 0 ? [{ items }] : []),
  ];
}
