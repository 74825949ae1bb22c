import { getRightToWork, type RightToWork } from "@ats/core/checks/contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { WhoCanSee } from "../roles/WhoCanSee.tsx";
import { CheckCard } from "./CheckCard.tsx";
import { CheckDialog } from "./CheckDialog.tsx";
import { EmploymentForm } from "./EmploymentForm.tsx";
import { RightToWorkBadge } from "./RightToWorkBadge.tsx";
import { checksTexts } from "./texts.ts";

/** Rules of the field, Right to work (UK). */
export default function ChecksTab({ id }: { id: number }) {
  const say = useTexts();
  const query = useEndpoint(getRightToWork, { params: { id } }, { meta: { isLive: true } });
  return (
    <ListContent what={say(checksTexts.checks)} query={query} lines={6}>
      {(standing) => <Checks key={id} id={id} {...standing} />}
    </ListContent>
  );
}

function Checks({ id, ...standing }: RightToWork & { id: number }) {
  const say = useTexts();
  const [isRecording, setRecording] = useState(false);
  const { checks, state } = standing;
  return (
    <Section
      level={3}
      title={say(checksTexts.rightToWork)}
      description={say(checksTexts.rightToWorkHint)}
      status={<RightToWorkBadge state={state} />}
      actions={<WhoCanSee record="checks" id={id} />}
    >
      <Stack gap="lg">
        <EmploymentForm id={id} standing={standing} />
        {checks.length === 0 ? (
          <EmptyState
            level={4}
            icon={<BadgeCheck />}
            title={say(checksTexts.noChecks)}
            description={say(checksTexts.noChecksHint)}
          />
        ) : (
          <Stack as="ul" gap="md" aria-label={say(checksTexts.checks)}>
            {checks.map((check, at) => (
              <CheckCard
                key={check.id}
                check={check}
                // Checks after the first are follow-ups.
                startDate={at === checks.length - 1 ? standing.start_date : null}
              />
            ))}
          </Stack>
        )}
        <Inline justify="between">
          <Link href={to.rightToWork()}>{say(checksTexts.checksDue)}</Link>
          <Button variant="primary" iconStart={<BadgeCheck />} onPress={() => setRecording(true)}>
            {say(checksTexts.record)}
          </Button>
        </Inline>
      </Stack>
      {isRecording && <CheckDialog id={id} onClose={() => setRecording(false)} />}
    </Section>
  );
}
