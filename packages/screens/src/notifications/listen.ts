import { showToast } from "@ats/ui/Toast";
import { gatherOthersChanges } from "./others-changes.ts";
import { type LiveEffects, receiver } from "./receive.ts";
import { playTone } from "./sound.ts";

/** Listens to live messages: others' changes are told on the page, with their sound. */
export function listen(
  whose: Parameters<typeof receiver>[0],
  page: Omit<LiveEffects, "others" | "playTone">,
) {
  const others = gatherOthersChanges((description) =>
    showToast({ title: "Updated by others", description }),
  );
  return { receive: receiver(whose, { ...page, others, playTone }), stop: others.stop };
}
