import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from "react-aria-components";
import type { HeadingLevel } from "../Heading/Heading.tsx";
import type { RootProps } from "../root/root.ts";
import * as css from "./Accordion.css.ts";

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Shown at the end of the row, open or closed: a count, a status. */
  meta?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
};

export type AccordionProps = RootProps<HTMLDivElement> & {
  items: AccordionItem[];
  /** Heading level of the titles. */
  level?: HeadingLevel;
  /** Lets several items be open at once. */
  allowsMultiple?: boolean;
  defaultExpandedKeys?: Iterable<string>;
  expandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
};

/** Shows sections that open below their titles. The browser's search still finds closed content. */
export function Accordion({
  items,
  level = 3,
  allowsMultiple,
  defaultExpandedKeys,
  expandedKeys,
  onExpandedChange,
  ...root
}: AccordionProps) {
  return (
    <DisclosureGroup
      {...root}
      className={css.accordion}
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultExpandedKeys}
      expandedKeys={expandedKeys}
      onExpandedChange={(keys) => onExpandedChange?.(new Set([...keys].map(String)))}
    >
      {items.map(({ id, title, meta, content, isDisabled }) => (
        <Disclosure key={id} id={id} isDisabled={isDisabled} className={css.part}>
          <div className={css.line}>
            <Heading level={level} className={css.heading}>
              <Button slot="trigger" className={css.title}>
                <ChevronDown className={css.arrow} />
                <span className={css.text}>{title}</span>
              </Button>
            </Heading>
            {meta && <span className={css.meta}>{meta}</span>}
          </div>
          <DisclosurePanel className={css.panel}>
            <div className={css.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
