import { approvalProcess } from "@ats/core/flags/flags";
import { to } from "@ats/core/navigation/routes";
import { explainUser } from "@ats/core/roles/contract";
import { getLineManager } from "@ats/core/users/line-manager-contract";
import { getUser } from "@ats/core/users/profile-contract";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { SplitView } from "@ats/ui/SplitView";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { AccountStatus } from "../AccountStatus.tsx";
import { roleName } from "../role-name.ts";
import { usersTexts } from "../texts.ts";
import { AccountCard } from "./AccountCard.tsx";
import { UserActions } from "./UserActions.tsx";

const DetailsForm = lazy(() =>
  import("../DetailsForm.tsx").then(({ DetailsForm }) => ({ default: DetailsForm })),
);
const LineManagerCard = lazy(() => import("./LineManagerCard.tsx"));
const UserAccessCard = lazy(() => import("../../roles/UserAccessCard.tsx"));
const PhotoCard = lazy(() => import("../PhotoCard.tsx"));

/** A user's account: details, role and photo, and what an administrator can do with it. */
export function UserEdit({ params }: ScreenProps<"userEdit">) {
  const say = useTexts();
  const id = Number(params.id);
  const approvals = useFlag(approvalProcess);
  const mayChooseManager = useMayCall(getLineManager);
  const mayExplain = useMayCall(explainUser);
  // A deleted user is not read again while the list of users loads.
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, isFetching, refetch } = useEndpoint(
    getUser,
    { params: { id } },
    { enabled: !isDeleted },
  );
  if (error && !data)
    return (
      <Page>
        <ListFailed
          what={say(usersTexts.user)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!data)
    return (
      <Page header={<Skeleton width="14rem" />}>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </Page>
    );
  const { users: user } = data;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(usersTexts.users), href: to.userList() }]}
          title={`${user.first_name} ${user.last_name}`}
          meta={<AccountStatus state={user.state} />}
          subtitle={roleName(say, user.userType)}
          actions={
            <>
              <WhoCanSee record="users" id={id} />
              <UserActions user={user} onDeleted={() => setDeleted(true)} />
            </>
          }
        />
      }
    >
      <SplitView
        startLabel={say(usersTexts.user)}
        endLabel={say(usersTexts.state)}
        start={
          <Suspense fallback={<Skeleton lines={8} />}>
            <DetailsForm key={id} saved={user} />
          </Suspense>
        }
        end={
          <Stack gap="lg">
            <AccountCard user={user} />
            <Suspense fallback={<Skeleton lines={3} />}>
              <PhotoCard saved={user} />
            </Suspense>
            {approvals && mayChooseManager && (
              <Suspense fallback={<Skeleton lines={3} />}>
                <LineManagerCard id={id} />
              </Suspense>
            )}
            {mayExplain && (
              <Suspense fallback={<Skeleton lines={8} />}>
                <UserAccessCard id={id} />
              </Suspense>
            )}
          </Stack>
        }
      />
    </Page>
  );
}
