import type { Ref } from "react";

/**
 * Attributes accepted for a component's outermost element. Fields apply `ref` and `id` to the
 * input.
 */
export type RootProps<E extends Element = HTMLElement> = {
  ref?: Ref<E> | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
};

/** Picks the props for the outermost element, except `ref`. */
export const rootProps = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name === "id" || name.startsWith("data-")),
  );
