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
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { AddressField } from "../../app/AddressField.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useDates } from "../../dates/useDates.ts";
import { calendarTexts } from "./texts.ts";

export default function SubscribeDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { shortDate } = useDates();
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
      title={say(calendarTexts.subscribe)}
      description={say(calendarTexts.subscribeHint)}
      footer={<Button onPress={onClose}>{say(words.close)}</Button>}
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error.message}</Banner>}
        {url && (
          <AddressField
            isMain
            label={say(calendarTexts.address)}
            description={say(calendarTexts.addressHint)}
            address={url}
          />
        )}
        {!feed.data && !error && <Skeleton lines={2} />}
        {feed.data && !url && (
          <Text>
            {since
              ? say(calendarTexts.linkSince, { date: shortDate(since) })
              : say(calendarTexts.noLink)}
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
                {say(calendarTexts.createLink)}
              </Button>
            )}
            {since && (
              <Button isPending={remove.isPending} onPress={() => remove.mutate({})}>
                {say(calendarTexts.removeLink)}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
