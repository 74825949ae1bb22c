import { showToast } from "@ats/ui/Toast";

/** Shows the message of the user's own status changes. Specification §4. */
export function showOwnChange(description: string, undo?: () => void): void {
  showToast({
    tone: "positive",
    title: "Updated",
    description,
    ...(undo && { action: { label: "Undo", onPress: undo } }),
  });
}
