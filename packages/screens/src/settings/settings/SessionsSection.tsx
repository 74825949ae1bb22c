import { deviceName, deviceOf } from "@ats/core/session/device";
import type { SessionEnd } from "@ats/core/session/session-end";
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRecord,
} from "@ats/core/session/sessions-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { Laptop, LogOut, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useCall } from "../../app/endpoint.ts";
import { useRefresh, useSessions } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";
import * as css from "./SessionsSection.css.ts";

const ends: Record<SessionEnd, string> = {
  SIGNED_OUT: "Signed out",
  SIGNED_OUT_ELSEWHERE: "Signed out from another session",
  SIGNED_IN_ELSEWHERE: "Ended by a sign-in elsewhere",
  PASSWORD_CHANGED: "Ended when the password was changed",
  MFA_ENABLED: "Ended when two-step verification was turned on",
  INACTIVE: "Ended after no activity",
  EXPIRED: "Ended after twelve hours",
};

export default function SessionsSection() {
  const query = useSessions();
  const refresh = useRefresh();
  const settle = { onSettled: () => refresh(listSessions) };
  const end = useCall(endSession, settle);
  const endOthers = useCall(endOtherSessions, settle);
  return (
    <SectionState query={query} title="Your sessions could not be loaded">
      {({ records }) => (
        <SessionsView
          records={records}
          error={(end.error ?? endOthers.error)?.message}
          ending={end.isPending ? String(end.variables.params.id) : undefined}
          isEndingOthers={endOthers.isPending}
          onEnd={(id) => end.mutate({ params: { id } })}
          onEndOthers={() => endOthers.mutate({})}
        />
      )}
    </SectionState>
  );
}

interface SessionsViewProps {
  /** Newest first. */
  records: readonly SessionRecord[];
  error?: string | undefined;
  /** Id of the session that is being signed out. */
  ending: string | undefined;
  isEndingOthers: boolean;
  onEnd(id: string): void;
  onEndOthers(): void;
}

function SessionsView({
  records,
  error,
  ending,
  isEndingOthers,
  onEnd,
  onEndOthers,
}: SessionsViewProps) {
  const open = records
    .filter((record) => record.ended_date_time === null)
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  const ended = records.filter((record) => record.ended_date_time !== null);
  return (
    <Stack gap="lg">
      {error && <Banner tone="critical">{error}</Banner>}
      <Card
        title="Signed in now"
        padding="none"
        actions={
          open.length > 1 && (
            <Button
              size="sm"
              iconStart={<LogOut />}
              isPending={isEndingOthers}
              onPress={onEndOthers}
            >
              Sign out all others
            </Button>
          )
        }
      >
        <ul role="list" className={css.list}>
          {open.map((record) => (
            <Session
              key={record.id}
              record={record}
              action={
                record.is_current ? (
                  <Tag tone="positive">This session</Tag>
                ) : (
                  <Button
                    size="sm"
                    aria-label={`Sign out ${deviceName(record.user_agent)}`}
                    isPending={record.id === ending}
                    onPress={() => onEnd(record.id)}
                  >
                    Sign out
                  </Button>
                )
              }
            >
              Last used <RelativeTime iso={record.extended_date_time} />
            </Session>
          ))}
        </ul>
      </Card>
      {ended.length > 0 && (
        <Card title="Recent sign-ins" padding="none">
          <ul role="list" className={css.list}>
            {ended.map((record) => (
              <Session key={record.id} record={record}>
                {record.ended_by ? ends[record.ended_by] : "Ended"}{" "}
                <RelativeTime iso={record.ended_date_time ?? ""} />
              </Session>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

const phones = new Set(["iPhone", "Android"]);

function Session({
  record,
  action,
  children,
}: {
  record: SessionRecord;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Icon = phones.has(deviceOf(record.user_agent).system ?? "") ? Smartphone : Laptop;
  return (
    <li className={css.session}>
      <Icon className={css.icon} aria-hidden />
      <div className={css.texts}>
        <Text weight="medium">{deviceName(record.user_agent)}</Text>
        <Text size="sm" tone="muted">
          From {record.address || "an unknown address"}, signed in{" "}
          <RelativeTime iso={record.created_date_time} />
        </Text>
        <Text size="sm" tone="muted">
          {children}
        </Text>
      </div>
      {action}
    </li>
  );
}
