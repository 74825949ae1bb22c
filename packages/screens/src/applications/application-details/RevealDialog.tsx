import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { revealApplication } from "@ats/core/applications/viewing-contract";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { ReasonDialog } from "../../reasons/ReasonDialog.tsx";
import { revealTexts } from "./reveal-texts.ts";

interface RevealDialogProps {
  application: ApplicationDetails;
  onClose(): void;
}

/** Asks for the reason before an anonymised applicant is revealed. */
export default function RevealDialog({ application, onClose }: RevealDialogProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const reveal = useCall(revealApplication, {
    onSuccess: async () => {
      await Promise.all(
        [getApplication, listApplications, listActivity].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
      onClose();
    },
  });
  return (
    <ReasonDialog
      draft={`reveal.${application.id}`}
      title={say(revealTexts.title, { applicant: displayName(application) })}
      description={say(revealTexts.hint)}
      confirmLabel={say(revealTexts.reveal)}
      missing={say(revealTexts.reasonMissing)}
      hasCount
      call={reveal}
      onSubmit={(reason) =>
        reveal.mutateAsync({ params: { id: application.id }, body: { reason } })
      }
      onClose={onClose}
    />
  );
}
