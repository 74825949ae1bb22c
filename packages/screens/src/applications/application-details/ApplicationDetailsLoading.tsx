import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { SplitView } from "@ats/ui/SplitView";
import { Stack } from "@ats/ui/Stack";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";

export function ApplicationDetailsLoading() {
  return (
    <Page
      header={
        <PageHeader
          title={
            <>
              <VisuallyHidden>Loading the application</VisuallyHidden>
              <Skeleton width="16rem" />
            </>
          }
          subtitle={
            <Stack gap="xs">
              <Skeleton width="22rem" />
              <Skeleton width="30rem" />
            </Stack>
          }
        />
      }
    >
      <SplitView
        startLabel="CV"
        endLabel="About the application"
        start={<Skeleton shape="block" height="36rem" />}
        end={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
      />
    </Page>
  );
}
