import {
  finishSift,
  getSift,
  listSiftAnswers,
  listSiftResults,
  type SiftQuestion,
} from "@ats/core/sift/contract";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useFocusAfterMove } from "../applications/useFocusAfterMove.ts";
import { siftTexts } from "./texts.ts";

interface EndSiftProps {
  jobId: number;
  questions: readonly SiftQuestion[];
}

/** Ends the sift of the answers that have a score. */
export function EndSift({ jobId, questions }: EndSiftProps) {
  const say = useTexts();
  const queries = useQueryClient();
  // The button has nothing more to end.
  const focus = useFocusAfterMove();
  const [isOpen, setOpen] = useState(false);
  const finish = useCall(finishSift, {
    onSuccess: async () => {
      setOpen(false);
      showToast({ tone: "positive", title: say(siftTexts.ended) });
      await Promise.all(
        [getSift, listSiftAnswers, listSiftResults].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
      focus();
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(siftTexts.notEnded), description: message }),
  });
  const count = (of: "answers" | "scored_by_anyone") =>
    questions.reduce((sum, question) => sum + question[of], 0);
  const scored = count("scored_by_anyone");
  return (
    <>
      <Button isDisabled={scored === 0} onPress={() => setOpen(true)}>
        {say(siftTexts.end)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={say(siftTexts.endTitle)}
        confirmLabel={say(siftTexts.end)}
        isPending={finish.isPending}
        onConfirm={() => finish.mutate({ params: { id: jobId } })}
      >
        <Stack>
          <Text as="p">{say(siftTexts.endScored, { scored, answers: count("answers") })}</Text>
          <Text as="p">{say(siftTexts.endHint)}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
