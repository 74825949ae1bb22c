import { useEffect, useState } from "react";
import { useAts } from "../app/context.tsx";
import type { PageCommand } from "./page-commands.ts";

export type { PageCommand } from "./page-commands.ts";

/**
 * Offers commands while the component is mounted: in the palette under the title, in the list of
 * shortcuts, and by their keys, where the last mounted component wins.
 */
export function usePageCommands(title: string | undefined, commands: readonly PageCommand[]): void {
  const { pageCommands } = useAts();
  const [place] = useState(pageCommands.nextPlace);
  useEffect(() =>
    pageCommands.set(place, {
      title,
      commands: commands.filter(({ isThere = true }) => isThere),
    }),
  );
  useEffect(() => () => pageCommands.set(place, undefined), [pageCommands, place]);
}
