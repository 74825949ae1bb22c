import { getEvidence, type RightToWork } from "@ats/core/checks/contract";
import { checkRoutes, documentLists, isBeforeStart } from "@ats/core/checks/right-to-work";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Download } from "lucide-react";
import { useAts } from "../app/context.tsx";
import { shortDate } from "../dates/dates.ts";
import { download } from "../documents/save-file.ts";

interface CheckCardProps {
  check: RightToWork["checks"][number];
  /** Start of employment, before which the first check is due; null for a follow-up. */
  startDate: string | null;
}

/** Shows one check: who saw which documents, when, and the next check due. */
export function CheckCard({ check, startDate }: CheckCardProps) {
  const { client } = useAts();
  const { route, list, documents, checked_by, checked_date, follow_up_date } = check;
  const optional = [
    ["Provider", check.provider],
    ["Share code", check.share_code],
    ["Permission until", check.permission_date && shortDate(check.permission_date)],
    ["Date of the notice", check.notice_date && shortDate(check.notice_date)],
    ["Restrictions", check.restrictions],
  ] as const;
  return (
    <li>
      <Card level={4} title={checkRoutes[route]}>
        <Stack gap="md">
          {!isBeforeStart(checked_date, startDate) && (
            <Banner tone="warning" title="Checked after work began">
              Checks must be complete before work begins. This one counts from its own date.
            </Banner>
          )}
          <DescriptionList
            items={[
              { term: "Checked", description: `${shortDate(checked_date)}, by ${checked_by}` },
              { term: "Proves", description: documentLists[list] },
              ...(documents.length > 0
                ? [{ term: "Documents", description: documents.join("; ") }]
                : []),
              { term: "Confirmed", description: check.statement ?? "The likeness" },
              ...optional.flatMap(([term, description]) =>
                description ? [{ term, description }] : [],
              ),
              {
                term: "Follow-up",
                description: follow_up_date ? `Before ${shortDate(follow_up_date)}` : "Not needed",
              },
              ...(check.destroyed_date_time
                ? [
                    {
                      term: "Copies",
                      description: `Destroyed on ${shortDate(check.destroyed_date_time)}, at the end of their retention period`,
                    },
                  ]
                : []),
            ]}
          />
          {check.evidence.length > 0 && (
            <Inline gap="sm">
              {check.evidence.map(({ id, name }) => (
                <Button
                  key={id}
                  size="sm"
                  iconStart={<Download />}
                  onPress={() =>
                    void download(name, () => client.call(getEvidence, { params: { file: id } }))
                  }
                >
                  {name}
                </Button>
              ))}
            </Inline>
          )}
        </Stack>
      </Card>
    </li>
  );
}
