import type { ReactNode } from "react";
import { Link, Tabs as RacTabs, Tab, TabList, TabPanel } from "react-aria-components";
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

export type TabsProps = {
  label: string;
  items: TabItem[];
  /** The id of the tab that is shown. */
  value?: string;
  onChange?: (id: string) => void;
  actions?: ReactNode;
};

/** Parts of one page. Tabs with an `href` and no content are links among pages. */
export function Tabs({ label, items, value, onChange, actions }: TabsProps) {
  const areLinks = items.every((item) => item.href && !item.content);
  if (areLinks)
    return (
      <nav aria-label={label} className={css.bar}>
        <ul className={css.list} role="list">
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                className={css.tab}
                aria-current={item.id === value ? "page" : undefined}
              >
                <TabText {...item} />
              </Link>
            </li>
          ))}
        </ul>
        {actions && <div className={css.actions}>{actions}</div>}
      </nav>
    );
  return (
    <RacTabs selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))}>
      <div className={css.bar}>
        <TabList aria-label={label} className={css.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={css.tab} isDisabled={item.isDisabled}>
              <TabText {...item} />
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

function TabText({ icon, label, count }: TabItem) {
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      {label}
      {count !== undefined && <Badge count={count} max={9999} />}
    </>
  );
}
