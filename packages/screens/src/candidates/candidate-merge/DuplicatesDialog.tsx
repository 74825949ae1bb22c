import type { DuplicateReason } from "@ats/core/candidates/candidate-input";
import { markNotDuplicates, listDuplicates } from "@ats/core/candidates/merge-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { Banner } from "@ats/ui/Banner";
import { Dialog } from "@ats/ui/Dialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Pagination } from "@ats/ui/Pagination";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { keepPreviousData } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { DuplicateGroup } from "./DuplicateGroup.tsx";
import { duplicateWords } from "../Duplicates.tsx";
import MergeDialog from "./MergeDialog.tsx";
import { useRefreshPeople } from "./queries.ts";

const reasons: Record<DuplicateReason, { label: string; meaning: string }> = {
  email: { label: "Same email", meaning: "These records share an email." },
  phone: {
    label: "Same mobile number",
    meaning: "These records share a mobile number.",
  },
  name: {
    label: "Similar name",
    meaning: "These records have similar names and the same postcode. Compare before you merge.",
  },
};
const options = Object.entries(reasons).map(([id, { label }]) => ({
  id: id as DuplicateReason,
  label,
}));

/** Lists possible duplicates, to merge or to mark as different people. */
export default function DuplicatesDialog({ onClose }: { onClose(): void }) {
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
      <Dialog isOpen size="lg" title="Duplicates" onOpenChange={onClose}>
        <Stack gap="lg">
          <Inline>
            <ToggleButtonGroup
              label="What they share"
              value={reason}
              options={options}
              onChange={(next) => {
                setReason(next);
                setPage(1);
              }}
            />
          </Inline>
          <Text as="p" tone="muted">
            {reasons[reason].meaning}
          </Text>
          {apart.error && <Banner tone="critical">{apart.error.message}</Banner>}
          <ListContent what="Duplicates" query={duplicates} lines={8}>
            {({ records, total }) => (
              <>
                {records.length === 0 ? (
                  <EmptyState
                    level={3}
                    icon={<UsersRound />}
                    title="No duplicates"
                    description={`No candidates have ${duplicateWords[reason]}.`}
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
