import { type Ref, useId } from "react";
import { Link } from "react-aria-components";
import { type RootProps, rootProps } from "../root/root.ts";
import { count as countLook, list, radio, tab } from "./FilterTabs.css.ts";
import { useLocale } from "../texts/useLocale.ts";

export type FilterTabsProps<Id extends string = string> = RootProps & {
  /** Accessible name of the group. */
  label: string;
  value: Id;
  items: { id: Id; label: string; count?: number; href?: string }[];
  onChange?: (id: Id) => void;
};

/** Switches between a few filters of a list, as links when they have addresses, else as radios. */
export function FilterTabs<Id extends string>(props: FilterTabsProps<Id>) {
  const { label, value, items, onChange, ref } = props;
  const { locale } = useLocale();
  const name = useId();
  const text = (item: (typeof items)[number]) => (
    <>
      {item.label}
      {item.count !== undefined && (
        <span className={countLook}>{new Intl.NumberFormat(locale).format(item.count)}</span>
      )}
    </>
  );
  if (items.every((item) => item.href))
    return (
      <nav {...rootProps(props)} ref={ref} aria-label={label}>
        <ul className={list} role="list">
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                className={tab}
                aria-current={item.id === value ? "page" : undefined}
                onPress={() => onChange?.(item.id)}
              >
                {text(item)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  return (
    <div
      {...rootProps(props)}
      ref={ref as Ref<HTMLDivElement>}
      role="radiogroup"
      className={list}
      aria-label={label}
    >
      {items.map((item) => (
        <label key={item.id} className={tab}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={item.id === value}
            onChange={() => onChange?.(item.id)}
          />
          {text(item)}
        </label>
      ))}
    </div>
  );
}
