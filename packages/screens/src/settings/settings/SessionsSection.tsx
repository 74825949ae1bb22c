import { deviceOf } from "@ats/core/session/device";
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
import { type Say, useTexts } from "@ats/ui/texts";
import { Laptop, LogOut, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useCall } from "../../app/endpoint.ts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useRefresh, useSessions } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";
import * as css from "./SessionsSection.css.ts";
import { sessionEndTexts, settingsTexts } from "./texts.ts";

export default function SessionsSection() {
  const say = useTexts();
  const query = useSessions();
  const refresh = useRefresh();
  const settle = { onSettled: () => refresh(listSessions) };
  const end = useCall(endSession, settle);
  const endOthers = useCall(endOtherSessions, settle);
  return (
    <SectionState query={query} title={say(settingsTexts.sessionsNotLoaded)}>
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
  const say = useTexts();
  const open = records
    .filter((record) => record.ended_date_time === null)
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  const ended = records.filter((record) => record.ended_date_time !== null);
  return (
    <Stack gap="lg">
      {error && <Banner tone="critical">{error}</Banner>}
      <Card
        title={say(settingsTexts.signedInNow)}
        padding="none"
        actions={
          open.length > 1 && (
            <Button
              size="sm"
              iconStart={<LogOut />}
              isPending={isEndingOthers}
              onPress={onEndOthers}
            >
              {say(settingsTexts.signOutAllOthers)}
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
                  <Tag tone="positive">{say(settingsTexts.thisSession)}</Tag>
                ) : (
                  <Button
                    size="sm"
                    aria-label={say(settingsTexts.signOutDevice, {
                      device: deviceName(say, record),
                    })}
                    isPending={record.id === ending}
                    onPress={() => onEnd(record.id)}
                  >
                    {say(settingsTexts.signOut)}
                  </Button>
                )
              }
            >
              {say(settingsTexts.lastUsed)} <RelativeTime iso={record.extended_date_time} />
            </Session>
          ))}
        </ul>
      </Card>
      {ended.length > 0 && (
        <Card title={say(settingsTexts.recentSignIns)} padding="none">
          <ul role="list" className={css.list}>
            {ended.map((record) => (
              <Session key={record.id} record={record}>
                {say(record.ended_by ? sessionEndTexts[record.ended_by] : settingsTexts.ended)}{" "}
                <RelativeTime iso={record.ended_date_time ?? ""} />
              </Session>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

function deviceName(say: Say, { user_agent }: SessionRecord): string {
  const { browser, system } = deviceOf(user_agent);
  if (browser && system) return say(settingsTexts.device, { browser, system });
  return browser ?? system ?? say(settingsTexts.unknownDevice);
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
  const say = useTexts();
  const Icon = phones.has(deviceOf(record.user_agent).system ?? "") ? Smartphone : Laptop;
  return (
    <li className={css.session}>
      <Icon className={css.icon} aria-hidden />
      <div className={css.texts}>
        <Text weight="medium">{deviceName(say, record)}</Text>
        {record.through && (
          <Text size="sm">{say(settingsTexts.inPartner, { partner: record.through })}</Text>
        )}
        <Text size="sm" tone="muted">
          {say(settingsTexts.signedInFrom, {
            address: record.address || say(settingsTexts.unknownAddress),
          })}{" "}
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
