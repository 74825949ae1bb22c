import { notificationTypes, type NotificationType } from "@ats/core/notifications/contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { IconButton } from "@ats/ui/IconButton";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Tabs } from "@ats/ui/Tabs";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { CheckCheck, Settings2 } from "lucide-react";
import { useEffect } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { choicesAddress } from "../choices-address.ts";
import { jobName } from "../job-name.ts";
import { useMarkListRead, useMuteJob, useNotificationJobs } from "../list-queries.ts";
import { NotificationsListView } from "./NotificationsListView.tsx";
import type { NotificationsSearch } from "./route.ts";
import { notificationsListTexts, notificationTypeTexts } from "./texts.ts";

type Props = ScreenProps<"notificationsList", NotificationsSearch>;

const isType = (type: string): type is NotificationType =>
  notificationTypes.some((each) => each === type);

export function NotificationsList(props: Props) {
  const { navigate } = useAts();
  const { type } = props.params;
  const isKnown = isType(type);
  useEffect(() => {
    if (!isKnown) navigate(to.pageNotFound(), { replace: true });
  }, [isKnown, navigate]);
  return isKnown && <KnownNotifications {...props} type={type} />;
}

function KnownNotifications({
  type,
  search: { page = 1 },
  setSearch,
}: Props & { type: NotificationType }) {
  const say = useTexts();
  const { hasScreen } = useAts();
  const { data, error, isFetching, isPlaceholderData, refetch } = useNotificationJobs(type, page);
  const { markRead, markAllRead } = useMarkListRead();
  const muteJob = useMuteJob();
  const unread = data?.counts.unread ?? 0;
  const mute = (job: Parameters<typeof jobName>[1], muted: boolean) =>
    muteJob.mutate(
      { params: { id: job.id }, body: { muted } },
      {
        onSuccess: () =>
          showToast({
            tone: "positive",
            title: say(
              muted ? notificationsListTexts.jobMuted : notificationsListTexts.jobUnmuted,
              { job: jobName(say, job) },
            ),
            ...(muted && {
              description: say(notificationsListTexts.muteHint),
              onUndo: () => mute(job, false),
            }),
          }),
        onError: ({ message }) =>
          showToast({
            tone: "critical",
            title: say(notificationsListTexts.notMuted),
            description: message,
          }),
      },
    );
  return (
    <Page
      width="narrow"
      header={
        <PageHeader
          title={say(titles.notificationsList)}
          subtitle={
            data &&
            (unread > 0
              ? say(notificationsListTexts.unread, { count: unread })
              : say(notificationsListTexts.allRead))
          }
          actions={
            <>
              {unread > 0 && (
                <Button iconStart={<CheckCheck />} onPress={() => markAllRead()}>
                  {say(notificationsListTexts.markAllRead)}
                </Button>
              )}
              <IconButton
                aria-label={say(notificationsListTexts.choices)}
                icon={<Settings2 />}
                href={choicesAddress}
              />
            </>
          }
          tabs={
            <Tabs
              label={say(notificationsListTexts.types)}
              value={type}
              items={notificationTypes.map((id) => ({
                id,
                label: say(notificationTypeTexts[id]),
                href: to.notificationsList({ type: id }),
                ...(data && { count: data.counts[id] }),
              }))}
            />
          }
        />
      }
    >
      {error && !data ? (
        <ErrorState
          title={say(notificationsListTexts.notLoaded)}
          description={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <NotificationsListView
          key={type}
          type={type}
          groups={isPlaceholderData ? undefined : data?.records}
          total={data?.total ?? 0}
          page={page}
          onPageChange={(next) => setSearch({ page: next > 1 ? next : undefined })}
          hasApplications={hasScreen("applicationDetails")}
          onRead={markRead}
          onReadJob={markAllRead}
          onMute={mute}
        />
      )}
    </Page>
  );
}
