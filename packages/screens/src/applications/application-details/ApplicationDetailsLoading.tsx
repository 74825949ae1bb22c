import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { SplitView } from "@ats/ui/SplitView";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { applicationDetailsTexts } from "./texts.ts";

export function ApplicationDetailsLoading() {
  const say = useTexts();
  return (
    <Page
      header={
        <PageHeader
          title={
            <>
              <VisuallyHidden>{say(applicationDetailsTexts.loading)}</VisuallyHidden>
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
        startLabel={say(applicationDetailsTexts.aboutApplication)}
        endLabel={say(applicationDetailsTexts.cv)}
        start={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
        end={<Skeleton shape="block" height="36rem" />}
      />
    </Page>
  );
}
