import type { Ref } from "react";

/** What every component takes for its outermost element; a field takes `ref` and `id` for its input. */
export type RootProps<E extends Element = HTMLElement> = {
  ref?: Ref<E> | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
};

/** Those of the props that reach the outermost element, apart from the ref. */
export const rootProps = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name === "id" || name.startsWith("data-")),
  );
