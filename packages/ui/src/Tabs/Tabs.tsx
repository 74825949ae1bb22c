import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
} from "react";
import {
  Link,
  Tabs as RacTabs,
  Tab,
  TabList,
  TabListStateContext,
  TabPanel,
} from "react-aria-components";
import type { RootProps } from "../root/root.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { useIsPreparingPrint } from "../print/useIsPrinting.ts";
import { useOverflow } from "../Table/useOverflow.ts";
import { PanelFocus } from "./PanelFocus.tsx";
import * as css from "./Tabs.css.ts";

// Loaded only when tabs do not fit.
const AllTabs = lazy(() => import("./AllTabs.tsx"));

export type TabItem = {
  id: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  content?: ReactNode;
  href?: string;
  isDisabled?: boolean;
  /** Heading above this tab and those that follow it, in a vertical list. */
  heading?: string;
};

export type TabsProps = RootProps<HTMLDivElement> & {
  label: string;
  items: TabItem[];
  /** The id of the current tab. */
  value?: string;
  onChange?: (id: string) => void;
  /** The first tab shown, where the page does not control `value`. */
  defaultValue?: string;
  orientation?: "horizontal" | "vertical";
  /** Shows tabs that do not fit on further lines, except on a phone. */
  isWrapping?: boolean;
  /** Prints every tab by `printWhole`, below its label. */
  isPrintedWhole?: boolean;
  actions?: ReactNode;
};

/**
 * Parts of one page.
 *
 * Tabs with an `href` and no content are links between pages. Vertical tabs become a list to choose
 * from in a narrow window, which they would otherwise fill.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = "horizontal",
  isWrapping = false,
  isPrintedWhole = false,
  actions,
  ...root
}: TabsProps) {
  const bar = `${css.bar} ${css.bars[orientation]}`;
  const list = `${css.list} ${css.lists[orientation]} ${isWrapping ? css.wrapping : ""}`;
  const tab = `${css.tab} ${css.tabs[orientation]}`;
  const line = useRef<HTMLElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  const hasMore = useOverflow(line) && orientation === "horizontal";
  const isPreparing = useIsPreparingPrint();
  const areLinks = items.every((item) => item.href && !item.content);
  if (areLinks)
    return (
      <nav {...root} aria-label={label} className={bar}>
        <ul className={list} role="list" ref={line as RefObject<HTMLUListElement | null>}>
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                className={tab}
                aria-current={item.id === value ? "page" : undefined}
              >
                <TabText {...item} isShown={item.id === value} />
              </Link>
            </li>
          ))}
        </ul>
        {hasMore && (
          <Suspense>
            <AllTabs items={items} value={value} />
          </Suspense>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </nav>
    );
  if (isPrintedWhole && isPreparing)
    return (
      <div {...root} className={css.printed}>
        {items.map(({ id, label, content }) => (
          <section key={id} aria-label={label} className={`${css.printed} ${css.printedTab}`}>
            <Heading level={2} size="md">
              {label}
            </Heading>
            {content}
          </section>
        ))}
      </div>
    );
  return (
    <RacTabs
      {...root}
      className={css.roots[orientation]}
      orientation={orientation}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <div className={bar} ref={parts}>
        <PanelFocus bar={parts} />
        {orientation === "vertical" && <NarrowChoice label={label} items={items} />}
        <TabList
          aria-label={label}
          ref={line as RefObject<HTMLDivElement | null>}
          className={orientation === "vertical" ? `${list} ${css.wide}` : list}
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              className={item.heading ? `${tab} ${css.headed}` : tab}
              isDisabled={item.isDisabled}
              data-heading={item.heading}
            >
              {({ isSelected }) => <TabText {...item} isShown={isSelected} />}
            </Tab>
          ))}
        </TabList>
        {hasMore && <TabMenu items={items} />}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </RacTabs>
  );
}

function TabMenu({ items }: Pick<TabsProps, "items">) {
  const tabs = useContext(TabListStateContext);
  return (
    <Suspense>
      <AllTabs
        items={items}
        value={String(tabs?.selectedKey ?? "")}
        onChange={(id) => tabs?.setSelectedKey(id)}
      />
    </Suspense>
  );
}

function NarrowChoice({ label, items }: Pick<TabsProps, "label" | "items">) {
  const tabs = useContext(TabListStateContext);
  return (
    <div className={css.narrow}>
      <NativeSelect
        label={label}
        value={String(tabs?.selectedKey ?? "")}
        onChange={(id) => tabs?.setSelectedKey(id)}
        options={items.map(({ id, label, count, isDisabled = false }) => ({
          id,
          label: count === undefined ? label : `${label}, ${count}`,
          isDisabled,
        }))}
      />
    </div>
  );
}

function TabText({ icon, label, count, isShown }: TabItem & { isShown: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shown = text.current;
    const list = shown?.closest("[role=tablist], [role=list]");
    if (!isShown || !shown || !list) return;
    const observer = new ResizeObserver(() => bringIntoSight(shown, list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span ref={text}>{label}</span>
      {count !== undefined && <Badge count={count} max={9999} />}
    </>
  );
}

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Scrolls the list of tabs, not the page, until the current tab is in sight. */
function bringIntoSight(text: HTMLElement, list: Element) {
  const from = middle(list);
  const to = middle(text);
  if (list.scrollWidth > list.clientWidth) list.scrollLeft += to.x - from.x;
  if (list.scrollHeight > list.clientHeight) list.scrollTop += to.y - from.y;
}
