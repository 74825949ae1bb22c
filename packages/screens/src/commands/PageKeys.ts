import { listenForKeys } from "@ats/ui/Keys";
import { useEffect } from "react";
import { useAts } from "../app/context.tsx";
import { useSingleKeys } from "./keys.ts";
import { keysOf } from "./page-commands.ts";

/** Runs a command of the page when its key is pressed. */
export function PageKeys() {
  const { pageCommands } = useAts();
  const [singleKeys] = useSingleKeys();
  useEffect(
    () =>
      singleKeys
        ? listenForKeys(() =>
            pageCommands
              .groups()
              .flatMap(({ commands }) => commands)
              .flatMap((command) => keysOf(command).map((keys) => [keys, command.onAction])),
          )
        : undefined,
    [pageCommands, singleKeys],
  );
  return null;
}
