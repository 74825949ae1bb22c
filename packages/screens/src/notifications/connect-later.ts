import type { Host } from "../app/host.ts";

/** The live websocket, whose code loads after the first screen. */
export const connectLater: NonNullable<Host["connect"]> = (identity, options) => {
  let close: (() => void) | undefined;
  let isWanted = true;
  void import("./connect.ts").then(({ connectLive }) => {
    if (isWanted) close = connectLive(identity, options);
  });
  return () => {
    isWanted = false;
    close?.();
  };
};
