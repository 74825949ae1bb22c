import type { Application } from "@ats/core/applications/application";
import BookingInvitationDialog from "../interviews/BookingInvitationDialog.tsx";
import { whoOf } from "./who.ts";

interface InviteDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

/** Lets the selected applicants choose when their interviews are. */
export default function InviteDialog({ applications, onClose, onSent }: InviteDialogProps) {
  return (
    <BookingInvitationDialog
      invited={{
        ids: applications.map(({ id }) => id),
        versions: applications.map(({ version }) => version),
        name: applications.length === 1 ? whoOf(applications) : `${applications.length} applicants`,
      }}
      onClose={onClose}
      onSent={onSent}
    />
  );
}
