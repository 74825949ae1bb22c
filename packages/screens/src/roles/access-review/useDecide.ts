import {
  decideAccess,
  listAccessReviews,
  listReviewedPeople,
} from "@ats/core/roles/access-review-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useRefreshUsers } from "../../users/useRefreshUsers.ts";
import { reviewTexts } from "./texts.ts";

/** Reads the reviews and their people again. */
export function useRefreshReviews() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [listAccessReviews, listReviewedPeople].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
}

/** Decides about people, and says for whom it was done and for whom not. */
export function useDecide(onDone: () => void) {
  const say = useTexts();
  const refresh = useRefreshReviews();
  const refreshUsers = useRefreshUsers();
  return useCall(decideAccess, {
    onSuccess({ results, is_finished }, { body: { decision } }) {
      const decided = results.filter(({ problem }) => problem === null);
      const name = decided[0]?.name ?? "";
      if (decided.length > 0)
        showToast({
          tone: "positive",
          title:
            decision === "CONFIRM"
              ? say(reviewTexts.confirmed, { count: decided.length, name })
              : say(reviewTexts.revoked, { name }),
          ...(is_finished && { description: say(reviewTexts.finished) }),
        });
      for (const refused of results.filter(({ problem }) => problem !== null))
        showToast({
          tone: "warning",
          title: say(reviewTexts.notDecidedFor, refused),
          description: refused.problem ?? "",
        });
      onDone();
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(reviewTexts.notDecided), description: message }),
    onSettled: () => Promise.all([refresh(), refreshUsers()]),
  });
}
