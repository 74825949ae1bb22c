import { getEvidence, type RightToWork } from "@ats/core/checks/contract";
import { isBeforeStart } from "@ats/core/checks/right-to-work";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { contractText } from "../languages/contract-text.ts";
import { useAts } from "../app/context.tsx";
import { useDates } from "../dates/useDates.ts";
import { download } from "../documents/save-file.ts";
import { listTexts, routeTexts } from "./state-texts.ts";
import { checksTexts } from "./texts.ts";

interface CheckCardProps {
  check: RightToWork["checks"][number];
  /** Start of employment, before which the first check is due; null for a follow-up. */
  startDate: string | null;
}

/** Shows one check: who saw which documents, when, and the next check due. */
export function CheckCard({ check, startDate }: CheckCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { client } = useAts();
  const { route, list, documents, checked_by, checked_date, follow_up_date } = check;
  const optional = [
    [say(checksTexts.provider), check.provider],
    [say(checksTexts.shareCode), check.share_code],
    [say(checksTexts.permissionUntil), check.permission_date && shortDate(check.permission_date)],
    [say(checksTexts.noticeDate), check.notice_date && shortDate(check.notice_date)],
    [say(checksTexts.restrictions), check.restrictions],
  ] as const;
  return (
    <li>
      <Card level={4} title={say(routeTexts[route])}>
        <Stack gap="md">
          {!isBeforeStart(checked_date, startDate) && (
            <Banner tone="warning" title={say(checksTexts.late)}>
              {say(checksTexts.lateHint)}
            </Banner>
          )}
          <DescriptionList
            items={[
              {
                term: say(checksTexts.checked),
                description: say(checksTexts.checkedBy, {
                  day: shortDate(checked_date),
                  name: checked_by,
                }),
              },
              { term: say(checksTexts.proves), description: say(listTexts[list]) },
              ...(documents.length > 0
                ? [
                    {
                      term: say(checksTexts.documents),
                      description: documents.map((each) => say(contractText(each))).join("; "),
                    },
                  ]
                : []),
              {
                term: say(checksTexts.confirmed),
                description: check.statement
                  ? say(contractText(check.statement))
                  : say(checksTexts.theLikeness),
              },
              ...optional.flatMap(([term, description]) =>
                description ? [{ term, description }] : [],
              ),
              {
                term: say(checksTexts.followUp),
                description: follow_up_date
                  ? say(checksTexts.before, { day: shortDate(follow_up_date) })
                  : say(checksTexts.notNeeded),
              },
              ...(check.destroyed_date_time
                ? [
                    {
                      term: say(checksTexts.copies),
                      description: say(checksTexts.destroyed, {
                        day: shortDate(check.destroyed_date_time),
                      }),
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
                    void download(say, name, () =>
                      client.call(getEvidence, { params: { file: id } }),
                    )
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
