import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import {
  rateApplication,
  ratingVersion,
  tagApplications,
} from "@ats/core/applications/rating-and-tags-contract";
import type { ApiError } from "@ats/core/contract/client";
import { listTags } from "@ats/core/tags/contract";
import { changedTags, changesBack, type TagChange } from "@ats/core/tags/tag";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import { applicantNames } from "./applicant-names.ts";
import { patchApplications } from "./application-patches.ts";
import { showRefusedToast } from "./refused-toast.ts";
import { applicationsTexts } from "./texts.ts";

/** Rates and tags: shown at once, reverted with a toast where the server refuses. */
export function useRatingAndTags() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const lists = [listApplications, getApplication].map((endpoint) => keyOf(endpoint));
  const begin = () => Promise.all(lists.map((queryKey) => queries.cancelQueries({ queryKey })));
  const settle = () => {
    for (const queryKey of [...lists, keyOf(listActivity)])
      void queries.invalidateQueries({ queryKey });
  };

  const rating = useMutation<
    unknown,
    ApiError,
    { application: Application; rating: number | null }
  >({
    // One at a time: each names the rating before it.
    scope: { id: "rate-application" },
    mutationFn: ({ application, rating: next }) =>
      client.call(rateApplication, {
        params: { id: application.id },
        version: ratingVersion(application),
        body: { rating: next },
      }),
    onMutate: async ({ application: { id }, rating: next }) => {
      await begin();
      patchApplications(queries, [id], () => ({ rating: next }));
    },
    onError: ({ message }, { application }) => {
      patchApplications(queries, [application.id], () => ({ rating: application.rating }));
      const title = say(applicationsTexts.ratingNotSaved, { applicant: displayName(application) });
      showToast({ tone: "critical", title, description: message, timeout: null });
    },
    onSettled: settle,
  });

  const tagging = useMutation<
    Awaited<ReturnType<typeof sendTags>>,
    ApiError,
    { applications: readonly Application[]; change: TagChange; isUndo?: boolean }
  >({
    scope: { id: "tag-applications" },
    mutationFn: ({ applications, change }) => sendTags(applications, change),
    onMutate: async ({ applications, change }) => {
      await begin();
      patchApplications(
        queries,
        applications.map(({ id }) => id),
        ({ tags }) => ({ tags: changedTags(tags, change) }),
      );
    },
    onSuccess: ({ records }, { applications, change, isUndo }) => {
      const refused = records.filter(({ updated }) => !updated);
      revert(applications.filter(({ id }) => refused.some((record) => record.id === id)));
      if (refused.length > 0)
        showRefusedToast(
          say,
          say(applicationsTexts.notTagged, { applicants: applicantNames(say, refused) }),
          refused,
        );
      const tagged = records.filter(({ updated }) => updated);
      if (applications.length > 1 && tagged.length > 0 && !isUndo)
        showToast({
          tone: "positive",
          title: say(applicationsTexts.tagged, { applicants: applicantNames(say, tagged) }),
          onUndo: () =>
            undo(
              applications.filter(({ id }) => tagged.some((record) => record.id === id)),
              change,
            ),
        });
      void queries.invalidateQueries({ queryKey: keyOf(listTags) });
    },
    onError: ({ message }, { applications }) => {
      revert(applications);
      const title = say(applicationsTexts.tagsNotSaved, {
        applicants: applicantNames(say, applications),
      });
      showToast({ tone: "critical", title, description: message, timeout: null });
    },
    onSettled: settle,
  });

  const sendTags = (applications: readonly Application[], change: TagChange) =>
    client.call(tagApplications, {
      body: {
        ids: applications.map(({ id }) => id),
        // A single application is tagged without its version: its reader may have a move in
        // progress.
        versions: applications.length > 1 ? applications.map(({ version }) => version) : undefined,
        ...change,
      },
    });
  const revert = (applications: readonly Application[]) => {
    for (const { id, tags } of applications) patchApplications(queries, [id], () => ({ tags }));
  };
  /** Reverts a change: an application that already had an added tag keeps it. */
  const undo = (applications: readonly Application[], change: TagChange) => {
    for (const back of changesBack(applications, change))
      tagging.mutate({ applications: back.rows, change: back.change, isUndo: true });
  };

  return {
    rate: (application: Application, stars: number) =>
      rating.mutate({ application, rating: stars || null }),
    tag: (applications: readonly Application[], change: TagChange) =>
      tagging.mutate({ applications, change }),
  };
}
