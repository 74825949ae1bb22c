import { createContext, type ReactNode, use } from "react";

const Context = createContext<number | undefined>(undefined);

export type FirstDayOfWeekProps = {
  /** From 0 (Sunday) to 6; undefined for that of the language. */
  value: number | undefined;
  children: ReactNode;
};

/** Sets the day that weeks of all calendars inside begin with. */
export const FirstDayOfWeek = ({ value, children }: FirstDayOfWeekProps) => (
  <Context value={value}>{children}</Context>
);

/** From 0 (Sunday) to 6; undefined for that of the language. */
export const useFirstDayOfWeek = (): number | undefined => use(Context);
