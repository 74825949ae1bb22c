import { AnnouncementBar } from "@ats/ui/AnnouncementBar";
import { focusContent } from "@ats/ui/AppShell";
import { useDismissal } from "./useDismissal.ts";

/** An announcement with a dismiss button. */
export default function AnnouncementStrip({ uuid, message }: { uuid: string; message: string }) {
  const dismiss = useDismissal();
  return (
    <AnnouncementBar
      onDismiss={() => {
        focusContent();
        dismiss(uuid);
      }}
    >
      {message}
    </AnnouncementBar>
  );
}
