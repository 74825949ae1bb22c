import { type ReactNode, useEffect, useRef } from "react";
import { Link, Tabs as RacTabs, Tab, TabList, TabPanel } from "react-aria-components";
import type { RootProps } from "../root/root.ts";
import { Badge } from "../Badge/Badge.tsx";
import * as css from "./Tabs.css.ts";

export type TabItem = {
  id: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  content?: ReactNode;
  href?: string;
  isDisabled?: boolean;
};

export type TabsProps = RootProps<HTMLDivElement> & {
  label: string;
  items: TabItem[];
  /** The id of the tab that is shown. */
  value?: string;
  onChange?: (id: string) => void;
  /** The tab that is shown first, where the page does not keep it in `value`. */
  defaultValue?: string;
  orientation?: "horizontal" | "vertical";
  actions?: ReactNode;
};

/** Parts of one page. Tabs with an `href` and no content are links among pages. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = "horizontal",
  actions,
  ...root
}: TabsProps) {
  const bar = `${css.bar} ${css.bars[orientation]}`;
  const list = `${css.list} ${css.lists[orientation]}`;
  const tab = `${css.tab} ${css.tabs[orientation]}`;
  const areLinks = items.every((item) => item.href && !item.content);
  if (areLinks)
    return (
      <nav {...root} aria-label={label} className={bar}>
        <ul className={list} role="list">
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
        {actions && <div className={css.actions}>{actions}</div>}
      </nav>
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
      <div className={bar}>
        <TabList aria-label={label} className={list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={tab} isDisabled={item.isDisabled}>
              {({ isSelected }) => <TabText {...item} isShown={isSelected} />}
            </Tab>
          ))}
        </TabList>
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

function TabText({ icon, label, count, isShown }: TabItem & { isShown: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) bringIntoLine(text.current);
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
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Where there are more tabs than fit, the one that is shown is in sight. The page stays put. */
function bringIntoLine(text: HTMLElement | null) {
  const list = text?.closest("[role=tablist], [role=list]");
  if (!text || !list || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft += middle(text) - middle(list);
}
