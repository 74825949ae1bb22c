import { defaultPageSize } from "@ats/core/lists/page";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { CheckCheck } from "lucide-react";
import { useEffect } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { useMarkRead, useNotifications } from "../queries.ts";
import { NotificationsListView } from "./NotificationsListView.tsx";
import type { NotificationsSearch } from "./route.ts";
import { notificationsListTexts } from "./texts.ts";

type Props = ScreenProps<"notificationsList", NotificationsSearch>;

/** The only type is "all". Specification §2. */
export function NotificationsList(props: Props) {
  const { navigate } = useAts();
  const isAll = props.params.type === "all";
  useEffect(() => {
    if (!isAll) navigate(to.pageNotFound(), { replace: true });
  }, [isAll, navigate]);
  return isAll && <AllNotifications {...props} />;
}

function AllNotifications({ search: { page = 1 }, setSearch }: Props) {
  const say = useTexts();
  const { hasScreen } = useAts();
  const { data, error, isFetching, refetch } = useNotifications(page, defaultPageSize);
  const { markRead, markAllRead } = useMarkRead();
  const unread = data?.total_unread_count ?? 0;
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
            unread > 0 && (
              <Button iconStart={<CheckCheck />} onPress={markAllRead}>
                {say(notificationsListTexts.markAllRead)}
              </Button>
            )
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
          records={data?.records}
          total={data?.total ?? 0}
          page={page}
          onPageChange={(next) => setSearch({ page: next > 1 ? next : undefined })}
          hasApplications={hasScreen("applicationDetails")}
          onOpen={(id) => markRead([id])}
        />
      )}
    </Page>
  );
}
