import { AnnouncementBar } from "@ats/ui/AnnouncementBar";
import { focusContent } from "@ats/ui/AppShell";
import { useDismissAnnouncement } from "./useDismissAnnouncement.ts";

export default function AnnouncementStrip({ uuid, message }: { uuid: string; message: string }) {
  const dismiss = useDismissAnnouncement();
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
