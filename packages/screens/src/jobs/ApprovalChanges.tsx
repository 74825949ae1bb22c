import { getJobApproval } from "@ats/core/jobs/approval-contract";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { Changes } from "../record/Changes.tsx";
import { approvalTexts } from "./approval-texts.ts";
import { fieldLabels } from "./job-form/field-texts.ts";

/** The fields of a job that differ from its approved version; nothing where none does. */
export default function ApprovalChanges({ id }: { id: number }) {
  const say = useTexts();
  const { longDate } = useDates();
  const { data, error } = useEndpoint(getJobApproval, { params: { id } }, { staleTime: 0 });
  if (error) return <Banner tone="critical">{error.message}</Banner>;
  if (!data?.approved || data.changes.length === 0) return null;
  const { user, date_time } = data.approved;
  const day = longDate(date_time);
  return (
    <Banner
      tone="info"
      title={
        user
          ? say(approvalTexts.changedSince, { name: `${user.first_name} ${user.last_name}`, day })
          : say(approvalTexts.changedSincePublished, { day })
      }
    >
      <Changes changes={data.changes} labels={fieldLabels(say)} />
    </Banner>
  );
}
