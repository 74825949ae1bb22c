import type { AuditEvent } from "@ats/core/audit/contract";
import { auditSessions } from "@ats/core/audit/events";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Divider } from "@ats/ui/Divider";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../dates/useDates.ts";
import { contractText } from "../languages/contract-text.ts";
import { changeLines } from "./change-lines.ts";
import { auditTexts } from "./texts.ts";

interface AuditEventDetailsProps {
  event: AuditEvent;
  /** Filters by the event's record; absent where it has none. */
  onRecord: (() => void) | undefined;
}

/** Shows the changes of an event, and the facts about it. */
export function AuditEventDetails({ event, onRecord }: AuditEventDetailsProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  const lines = changeLines(say, event.changes);
  return (
    <Stack gap="md">
      {lines.length > 0 && (
        <>
          <DescriptionList
            items={lines.map(({ field, ...values }) => ({
              term: field,
              description: say(auditTexts.fromTo, values),
            }))}
          />
          <Divider />
        </>
      )}
      <DescriptionList
        items={[
          ...(event.reason ? [{ term: say(auditTexts.reason), description: event.reason }] : []),
          { term: say(auditTexts.when), description: fullDate(event.created_date_time) },
          {
            term: say(auditTexts.session),
            description: say(contractText(auditSessions[event.session_kind])),
          },
          ...(event.address ? [{ term: say(auditTexts.address), description: event.address }] : []),
          { term: say(auditTexts.number), description: event.number },
          { term: say(auditTexts.hash), description: event.hash },
        ]}
      />
      {onRecord && (
        <Inline>
          <Button size="sm" onPress={onRecord}>
            {say(auditTexts.onlyRecord)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
