import {
  type JobRelease,
  type JobReleases,
  restoreReleases,
  withdrawReleases,
} from "@ats/core/agencies/release-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { Handshake } from "lucide-react";
import { useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { useCall } from "../../app/endpoint.ts";
import { isPast } from "../../dates/dates.ts";
import { useDates } from "../../dates/useDates.ts";
import { releasesTexts } from "./texts.ts";
import { useRefreshReleases } from "./useRefreshReleases.ts";

interface HeldReleasesProps {
  jobId: number;
  releases: JobReleases;
  mayChange: boolean;
  onRelease(): void;
}

/** Who has a job since when, and who had it. */
export function HeldReleases({ jobId, releases: data, mayChange, onRelease }: HeldReleasesProps) {
  const say = useTexts();
  const { shortDate, fullDate } = useDates();
  const refresh = useRefreshReleases();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const held = data.releases.filter(({ withdrawn_date_time }) => !withdrawn_date_time);
  const ended = data.releases.filter(({ withdrawn_date_time }) => withdrawn_date_time);
  const withdrawing = held.filter(({ id }) => chosen.includes(String(id)));
  const restore = useCall(restoreReleases, {
    onSuccess: () => showToast({ tone: "positive", title: say(actions.undone) }),
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(actions.notUndone), description: message }),
    onSettled: () => refresh(),
  });
  const withdraw = useCall(withdrawReleases, {
    onSuccess: ({ withdrawn }, { body }) => {
      setAsking(false);
      setChosen([]);
      void refresh();
      showToast({
        tone: "positive",
        title: say(releasesTexts.wasWithdrawn, { count: withdrawn }),
        onUndo: () =>
          restore.mutate({
            params: { id: jobId },
            body: { releases: body.releases },
            idempotencyKey: crypto.randomUUID(),
          }),
      });
    },
  });
  const since = ({ agency, opens_date_time }: JobRelease) => {
    if (agency.status !== "ACTIVE") return say(releasesTexts.seesNothing);
    return isPast(opens_date_time)
      ? say(releasesTexts.since, { date: shortDate(opens_date_time) })
      : say(releasesTexts.opens, { time: fullDate(opens_date_time) });
  };
  const releaseButton = mayChange && !data.problem && (
    <Button variant="primary" iconStart={<Handshake />} onPress={onRelease}>
      {say(releasesTexts.release)}
    </Button>
  );
  return (
    <Stack gap="lg">
      {data.problem && (
        <Banner tone={held.length > 0 ? "warning" : "info"}>
          {[data.problem, held.length > 0 && say(releasesTexts.closed)].filter(Boolean).join(" ")}
        </Banner>
      )}
      {held.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Handshake />}
          title={say(releasesTexts.none)}
          description={data.problem ? undefined : say(releasesTexts.noneHint)}
          action={releaseButton}
        />
      ) : (
        <Stack>
          <CheckboxGroup
            label={say(releasesTexts.has)}
            isReadOnly={!mayChange}
            options={held.map((release) => ({
              id: String(release.id),
              label: release.agency.name,
              description: since(release),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          {mayChange && (
            <Inline>
              {releaseButton}
              <Button isDisabled={withdrawing.length === 0} onPress={() => setAsking(true)}>
                {withdrawing.length > 0
                  ? say(releasesTexts.withdrawFrom, { count: withdrawing.length })
                  : say(releasesTexts.withdraw)}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      {ended.length > 0 && (
        <Section level={3} title={say(releasesTexts.withdrawn)}>
          <Stack as="ul" gap="xs">
            {ended.map((release) => (
              <Text as="li" key={release.id} size="sm" tone="muted">
                {endedIn(say, shortDate, release)}
              </Text>
            ))}
          </Stack>
        </Section>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="critical"
        title={say(releasesTexts.withdrawQuestion, { count: withdrawing.length })}
        confirmLabel={say(releasesTexts.withdraw)}
        isPending={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate({
            params: { id: jobId },
            body: { releases: withdrawing.map(({ id }) => id) },
          })
        }
      >
        {withdraw.error?.message ?? say(releasesTexts.withdrawEffect)}
      </ConfirmDialog>
    </Stack>
  );
}

function endedIn(say: Say, date: (iso: string) => string, release: JobRelease): string {
  const { agency, opens_date_time: from, withdrawn_date_time: to } = release;
  const { name } = agency;
  if (!to) return name;
  return from < to
    ? say(releasesTexts.until, { name, from: date(from), to: date(to) })
    : say(releasesTexts.neverOpen, { name, to: date(to) });
}
