import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import * as css from "./Sidebar.css.ts";
import { SidebarEntry } from "./SidebarEntry.tsx";
import type { SidebarLink } from "./sidebarLink.ts";

// Needed only when a group of a collapsed sidebar is opened.
const SidebarFlyout = lazy(() => import("./SidebarFlyout.tsx"));

type SidebarGroupProps = {
  label: string;
  icon: ReactNode;
  badge?: number;
  items: SidebarLink[];
  isMini: boolean;
  /** Called when a link is followed. */
  onPress?: () => void;
};

/** A group of links that expands in place, or opens beside a collapsed sidebar. */
export function SidebarGroup({ items, isMini, onPress, ...entry }: SidebarGroupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasCurrent = items.some(({ isCurrent }) => isCurrent);
  const [chosen, setChosen] = useState<boolean>();
  const [isOut, setOut] = useState(false);
  const [wasOut, setWasOut] = useState(false);
  const isOpen = isMini ? isOut : (chosen ?? hasCurrent);
  return (
    <>
      <SidebarEntry
        {...entry}
        ref={button}
        isMini={isMini}
        isExpanded={isOpen}
        hasCurrent={hasCurrent && (isMini || !isOpen)}
        opens={isMini ? "dialog" : undefined}
        end={<ChevronDown className={isOpen ? css.turned : css.arrow} />}
        onPress={() => {
          setWasOut(true);
          if (isMini) setOut(!isOut);
          else setChosen(!isOpen);
        }}
      />
      {!isMini && isOpen && (
        <ul role="list" aria-label={entry.label} className={css.list}>
          {items.map(({ id, ...item }) => (
            <li key={id}>
              <SidebarEntry {...item} isMini={false} onPress={onPress} />
            </li>
          ))}
        </ul>
      )}
      {isMini && wasOut && (
        <Suspense>
          <SidebarFlyout
            label={entry.label}
            items={items}
            button={button}
            isOpen={isOut}
            onOpenChange={setOut}
          />
        </Suspense>
      )}
    </>
  );
}
