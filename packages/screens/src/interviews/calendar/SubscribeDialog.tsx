import {
  createCalendarFeed,
  getCalendarFeed,
  removeCalendarFeed,
} from "@ats/core/interviews/feed-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useQueryClient } from "@tanstack/react-query";
import { AddressField } from "../../app/AddressField.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { shortDate } from "../../dates/dates.ts";

export default function SubscribeDialog({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const feed = useEndpoint(getCalendarFeed, {});
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(getCalendarFeed) });
  const create = useCall(createCalendarFeed, { onSuccess });
  const remove = useCall(removeCalendarFeed, {
    onSuccess: async () => {
      create.reset();
      await onSuccess();
    },
  });
  const error = feed.error ?? create.error ?? remove.error;
  const since = feed.data?.created_date_time;
  const url = create.data?.url;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Subscribe from another calendar"
      description="Subscribe from Outlook, Google Calendar or another calendar with your personal link. Anyone with the link can see your interviews, so keep it private."
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error.message}</Banner>}
        {url && (
          <AddressField
            isMain
            label="Address"
            description="Copy it now. It won’t be shown again."
            address={url}
          />
        )}
        {!feed.data && !error && <Skeleton lines={2} />}
        {feed.data && !url && (
          <Text>
            {since
              ? `You created a link on ${shortDate(since)}. A new link replaces it.`
              : "You have no link yet."}
          </Text>
        )}
        {feed.data && (
          <Inline gap="sm">
            {!url && (
              <Button
                variant="primary"
                isPending={create.isPending}
                onPress={() => create.mutate({})}
              >
                Create link
              </Button>
            )}
            {since && (
              <Button isPending={remove.isPending} onPress={() => remove.mutate({})}>
                Remove link
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
