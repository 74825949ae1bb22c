import {
  getNotificationSettings,
  muteJob,
  type NotificationSettings,
  saveDigest,
  saveNotificationChannel,
} from "@ats/core/notifications/settings-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { notificationSettingsTexts } from "./settings-texts.ts";

export const useNotificationSettings = () => useEndpoint(getNotificationSettings, {});

const key = keyOf(getNotificationSettings, {});
const saving = ["saveNotificationSettings"];

/** Saves each choice at once. Shows it before the answer, and takes it back on failure. */
export function useSaveNotificationSettings() {
  const say = useTexts();
  const queries = useQueryClient();
  const show = (change: Partial<NotificationSettings>) => {
    const before = queries.getQueryData<NotificationSettings>(key);
    if (before) queries.setQueryData(key, { ...before, ...change });
    return before;
  };
  const options = {
    mutationKey: saving,
    onSuccess(settings: NotificationSettings) {
      // An earlier answer does not know of the choice that is still being saved.
      if (queries.isMutating({ mutationKey: saving }) === 1) queries.setQueryData(key, settings);
    },
    onError(error: { message: string }) {
      void queries.invalidateQueries({ queryKey: key });
      showToast({
        tone: "critical",
        title: say(notificationSettingsTexts.notSaved),
        description: error.message,
      });
    },
  };
  const channel = useCall(saveNotificationChannel, {
    ...options,
    onMutate: ({ params: { event, channel }, body: { is_on } }) => {
      const { channels } = queries.getQueryData<NotificationSettings>(key) ?? {};
      if (!channels) return;
      const others = channels[event].filter((each) => each !== channel);
      show({ channels: { ...channels, [event]: is_on ? [...others, channel] : others } });
    },
  });
  const digest = useCall(saveDigest, {
    ...options,
    onMutate: ({ body }) => void show({ digest: body }),
  });
  const mute = useCall(muteJob, options);
  return {
    saveChannel: channel.mutate,
    saveDigest: digest.mutate,
    muteJob: mute.mutate,
  };
}
