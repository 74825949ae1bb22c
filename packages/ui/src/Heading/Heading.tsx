import type { ReactNode } from "react";
import type { RootProps } from "../root/root.ts";
import { heading, sizes } from "./Heading.css.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = RootProps<HTMLHeadingElement> & {
  level: HeadingLevel;
  size?: keyof typeof sizes;
  tabIndex?: -1;
  children: ReactNode;
};

const usual = { 1: "xl", 2: "lg", 3: "md", 4: "md", 5: "sm", 6: "sm" } as const;

export function Heading({ level, size = usual[level], ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={`${heading} ${sizes[size]}`} />;
}
