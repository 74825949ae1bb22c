import type { DuplicateReason } from "@ats/core/candidates/candidate-input";
import { listDuplicates, markNotDuplicates } from "@ats/core/candidates/merge-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { Banner } from "@ats/ui/Banner";
import { Dialog } from "@ats/ui/Dialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Pagination } from "@ats/ui/Pagination";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { type Text as KnownText, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { duplicateTexts } from "../texts.ts";
import { DuplicateGroup } from "./DuplicateGroup.tsx";
import MergeDialog from "./MergeDialog.tsx";
import { useRefreshPeople } from "./queries.ts";
import { candidateMergeTexts } from "./texts.ts";

const reasons: Record<DuplicateReason, { label: KnownText; meaning: KnownText }> = {
  email: { label: candidateMergeTexts.sameEmail, meaning: candidateMergeTexts.sameEmailHint },
  phone: {
    label: candidateMergeTexts.samePhone,
    meaning: candidateMergeTexts.samePhoneHint,
  },
  name: {
    label: candidateMergeTexts.similarName,
    meaning: candidateMergeTexts.similarNameHint,
  },
};

/** Lists possible duplicates, to merge or to mark as different people. */
export default function DuplicatesDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const [reason, setReason] = useState<DuplicateReason>("email");
  const [page, setPage] = useState(1);
  const [pair, setPair] = useState<readonly [number, number]>();
  const duplicates = useEndpoint(
    listDuplicates,
    { query: { reason, page_no: page - 1 } },
    { placeholderData: keepPreviousData },
  );
  const refresh = useRefreshPeople();
  const apart = useCall(markNotDuplicates, { onSuccess: () => void refresh() });
  return (
    <>
      <Dialog isOpen size="lg" title={say(candidateMergeTexts.duplicates)} onOpenChange={onClose}>
        <Stack gap="lg">
          <Inline>
            <ToggleButtonGroup
              label={say(candidateMergeTexts.shared)}
              value={reason}
              options={(Object.keys(reasons) as DuplicateReason[]).map((id) => ({
                id,
                label: say(reasons[id].label),
              }))}
              onChange={(next) => {
                setReason(next);
                setPage(1);
              }}
            />
          </Inline>
          <Text as="p" tone="muted">
            {say(reasons[reason].meaning)}
          </Text>
          {apart.error && <Banner tone="critical">{apart.error.message}</Banner>}
          <ListContent what={say(candidateMergeTexts.duplicates)} query={duplicates} lines={8}>
            {({ records, total }) => (
              <>
                {records.length === 0 ? (
                  <EmptyState
                    level={3}
                    icon={<UsersRound />}
                    title={say(candidateMergeTexts.noDuplicates)}
                    description={say(candidateMergeTexts.noDuplicatesHint, {
                      what: say(duplicateTexts[reason]),
                    })}
                  />
                ) : (
                  <Stack as="ul" gap="lg">
                    {records.map((group) => (
                      <DuplicateGroup
                        key={group.people.map(({ id }) => id).join(" ")}
                        {...group}
                        isBusy={apart.isPending}
                        onMerge={setPair}
                        onKeepApart={(ids) => apart.mutate({ body: { ids } })}
                      />
                    ))}
                  </Stack>
                )}
                {total > defaultPageSize && (
                  <Pagination
                    page={page}
                    pageSize={defaultPageSize}
                    total={total}
                    onPageChange={setPage}
                  />
                )}
              </>
            )}
          </ListContent>
        </Stack>
      </Dialog>
      {pair && (
        <MergeDialog
          ids={pair}
          onClose={() => setPair(undefined)}
          onMerged={() => setPair(undefined)}
        />
      )}
    </>
  );
}
