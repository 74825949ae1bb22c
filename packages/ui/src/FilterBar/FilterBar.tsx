import { ListFilter } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./FilterBar.css.ts";
import { type FilterChip, FilterChips } from "./FilterChips.tsx";
import { filterBarTexts } from "./texts.ts";

export type { FilterChip } from "./FilterChips.tsx";

// Loaded when a filter is first added or changed.
const FilterEditor = lazy(() => import("./FilterEditor.tsx"));

export type FilterField = {
  id: string;
  label: string;
  /** Renders the inputs that change the filter. `close` closes their popover. */
  renderEditor: (editor: { close: () => void }) => ReactNode;
};

export type FilterBarProps = RootProps<HTMLDivElement> & {
  /** Active filters, in display order. */
  chips: FilterChip[];
  onRemove: (chipId: string) => void;
  onClear: () => void;
  /** Filters that can be added and changed. Without fields, `children` must add filters. */
  fields?: FilterField[];
  /** Makes every chip a button that opens its filter beside itself. */
  onEdit?: (chipId: string, element: Element) => void;
  /** Shown before the filters: a search field, or a FilterSearch. */
  children?: ReactNode;
};

/** Shows a list's active filters as chips that can be changed and removed. */
export function FilterBar(props: FilterBarProps) {
  const { chips, onRemove, onClear, onEdit, fields = [], children } = props;
  const say = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<{ id: string; anchor: RefObject<Element | null> }>();
  const field = fields.find(({ id }) => id === editing?.id);
  const isEmpty = chips.length === 0 && fields.length === 0;
  return (
    <div
      {...rootProps(props)}
      ref={(element) => {
        root.current = element;
        if (typeof props.ref === "function") return props.ref(element);
        if (props.ref) props.ref.current = element;
      }}
      className={css.bar}
      role="search"
      aria-label={say(filterBarTexts.filters)}
      tabIndex={-1}
    >
      {children}
      {!isEmpty && (
        <div className={css.line}>
          <FilterChips
            chips={chips}
            isEditable={(id) => Boolean(onEdit) || fields.some((each) => each.id === id)}
            onEdit={onEdit ?? ((id, element) => setEditing({ id, anchor: { current: element } }))}
            onRemove={onRemove}
            onNoneLeft={() => (adding.current ?? root.current)?.focus()}
          />
          {fields.length > 0 && (
            <Menu
              label={say(filterBarTexts.addFilter)}
              items={fields.map(({ id, label }) => ({ id, label }))}
              onAction={(id) => setEditing({ id, anchor: adding })}
              trigger={
                <Button ref={adding} variant="ghost" size="sm" iconStart={<ListFilter />}>
                  {say(filterBarTexts.addFilter)}
                </Button>
              }
            />
          )}
          {chips.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onPress={() => {
                (adding.current ?? root.current)?.focus();
                onClear();
              }}
            >
              {say(filterBarTexts.clearAll)}
            </Button>
          )}
        </div>
      )}
      {editing && field && (
        <Suspense>
          <FilterEditor
            label={field.label}
            anchor={editing.anchor}
            onClose={() => setEditing(undefined)}
          >
            {field.renderEditor({ close: () => setEditing(undefined) })}
          </FilterEditor>
        </Suspense>
      )}
    </div>
  );
}
