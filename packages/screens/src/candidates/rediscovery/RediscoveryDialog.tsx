import { displayName } from "@ats/core/anonymisation/anonymisation";
import { statusLabels } from "@ats/core/applications/status";
import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { keepPreviousData } from "@tanstack/react-query";
import { UserRoundSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { onlyNarrow } from "../../lists/narrow-table.css.ts";
import { usePages } from "../../lists/usePages.ts";
import { useCan } from "../../session/session.tsx";
import { useAddToJob } from "../add-to-job/useAddToJob.ts";
import { rediscoveryTexts } from "./texts.ts";

const PoolDialog = lazy(() => import("../talent-pools/PoolDialog.tsx"));

type Found = Output<typeof rediscoverCandidates>["records"][number];

const columnsIn = (say: Say): TableColumn<Found>[] => [
  {
    id: "name",
    header: say(rediscoveryTexts.candidate),
    isRowHeader: true,
    cell: (row) => <Link href={to.candidateEdit({ id: row.id })}>{displayName(row)}</Link>,
    detail: (row) => (
      <>
        {[row.current_jobtitle, row.may_be_kept && say(rediscoveryTexts.mayBeKept)]
          .filter(Boolean)
          .join(" · ")}
        <span className={onlyNarrow}>
          <br />
          <NearJob {...row} /> <Outcome {...row} />
        </span>
      </>
    ),
  },
  {
    id: "matching",
    header: say(rediscoveryTexts.matches),
    cell: (row) => reasonsOf(row, say)[0],
    detail: (row) => reasonsOf(row, say)[1],
  },
  {
    id: "near",
    header: say(rediscoveryTexts.considered),
    hideBelow: "md",
    cell: (row) => <NearJob {...row} />,
    detail: (row) => <Outcome {...row} />,
  },
];

const NearJob = ({ near_application, near_job }: Found) => (
  <Link href={to.applicationDetails({ id: near_application })}>{near_job.title}</Link>
);

function Outcome({ reached, ended, reason, near_date_time }: Found) {
  const say = useTexts();
  const { fullDate, shortDate } = datesIn(say.locale);
  return (
    <span title={fullDate(near_date_time)}>
      {say(reason ? rediscoveryTexts.outcomeBecause : rediscoveryTexts.outcome, {
        reached: say(contractText(statusLabels[reached])),
        ended: say(contractText(statusLabels[ended])).toLowerCase(),
        date: shortDate(near_date_time),
        reason: reason ?? "",
      })}
    </span>
  );
}

/** Says where the job's words were found: those in job titles first, then those only in the CV. */
function reasonsOf({ matching, matching_posts }: Found, say: Say): string[] {
  const list = new Intl.ListFormat(say.locale);
  const others = matching.filter((term) => !matching_posts.includes(term));
  const reason = (key: "inPosts" | "inCv", terms: string[]) =>
    terms.length > 0 ? [say(rediscoveryTexts[key], { terms: list.format(terms) })] : [];
  return [...reason("inPosts", matching_posts), ...reason("inCv", others)];
}

interface RediscoveryDialogProps {
  jobId: number;
  onClose(): void;
}

/** Lists past candidates who match this job, with the reason they were not hired. */
export default function RediscoveryDialog({ jobId, onClose }: RediscoveryDialogProps) {
  const say = useTexts();
  const { pages, query } = usePages();
  const found = useEndpoint(
    rediscoverCandidates,
    { params: { id: jobId }, query },
    { placeholderData: keepPreviousData },
  );
  const mayPool = useCan("UPDATE_CANDIDATES");
  const mayApply = useCan("UPDATE_APPLICATIONS");
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const ids = [...selected].map(Number);
  const apply = useAddToJob({ onDone: () => setSelected(new Set()), isOnItsPage: true });
  const [isAdding, setAdding] = useState(false);
  if (isAdding)
    return (
      <Suspense>
        <PoolDialog
          ids={ids}
          onClose={() => setAdding(false)}
          onDone={() => {
            setSelected(new Set());
            setAdding(false);
          }}
        />
      </Suspense>
    );
  return (
    <Dialog
      isOpen
      size="full"
      title={say(rediscoveryTexts.title)}
      description={say(rediscoveryTexts.hint)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.close)}</Button>
          {mayPool && (
            <Button isDisabled={ids.length === 0} onPress={() => setAdding(true)}>
              {say(rediscoveryTexts.addToPool)}
            </Button>
          )}
          {mayApply && (
            <Button
              variant="primary"
              isDisabled={ids.length === 0}
              isPending={apply.isPending}
              onPress={() => apply.mutate({ params: { id: jobId }, body: { candidate_ids: ids } })}
            >
              {say(rediscoveryTexts.addToJob)}
            </Button>
          )}
        </>
      }
    >
      {apply.error && <Banner tone="critical">{apply.error.message}</Banner>}
      <ListContent what={say(rediscoveryTexts.candidates)} query={found} lines={8}>
        {({ terms, records, total }) => (
          <Stack gap="lg">
            {terms.length > 0 && (
              <Inline gap="xs">
                <Text>{say(rediscoveryTexts.searchedFor)}</Text>
                {terms.map((term) => (
                  <Tag key={term}>{term}</Tag>
                ))}
              </Inline>
            )}
            {records.length > 0 && <Banner tone="info">{say(rediscoveryTexts.order)}</Banner>}
            <Table
              caption={say(rediscoveryTexts.caption)}
              columns={columnsIn(say)}
              rows={records}
              isLoading={found.isPlaceholderData}
              getKey={({ id }) => String(id)}
              getLabel={displayName}
              {...((mayPool || mayApply) && {
                selectedKeys: selected,
                onSelectionChange: setSelected,
              })}
              empty={
                <EmptyState
                  level={3}
                  icon={<UserRoundSearch />}
                  title={say(rediscoveryTexts[terms.length > 0 ? "none" : "noTerms"])}
                  description={say(rediscoveryTexts[terms.length > 0 ? "noneHint" : "noTermsHint"])}
                />
              }
            />
            <ListPagination {...pages} total={total} />
          </Stack>
        )}
      </ListContent>
    </Dialog>
  );
}
