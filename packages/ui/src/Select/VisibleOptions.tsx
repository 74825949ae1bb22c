import type { ReactNode } from "react";
import { ListLayout, Virtualizer } from "react-aria-components";

const layout = { estimatedRowSize: 32, estimatedHeadingSize: 24, padding: 4 };

/** Renders only the visible options of a list. */
export default function VisibleOptions({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {children}
    </Virtualizer>
  );
}
