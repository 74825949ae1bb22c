import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Output } from "@ats/core/contract/endpoint";
import { defaultPageSize } from "@ats/core/lists/page";
import { to } from "@ats/core/navigation/routes";
import { listSiftResults, type SiftQuestion } from "@ats/core/sift/contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { ListOrdered } from "lucide-react";
import { useEndpoint } from "../app/endpoint.ts";
import type { ScreenProps } from "../app/screen.ts";
import { ListFailed } from "../lists/ListFailed.tsx";
import { ListPagination, type Pages } from "../lists/ListPagination.tsx";
import { listSort, tableSort } from "../lists/sort.ts";
import { useLastPage } from "../lists/useListState.ts";
import type { SiftSearch } from "./route.ts";
import { siftTexts } from "./texts.ts";

type Result = Output<typeof listSiftResults>["records"][number];

const meanOf = ({ questions }: Result, question: string) =>
  questions.find(({ id }) => id === question)?.mean;

const valueOf = (result: Result, column: string) => {
  if (column === "name") return `${result.last_name} ${result.first_name}`;
  if (column === "mean" || column === "reviewers") return result[column];
  return meanOf(result, column);
};

/** Those without a value come last. */
function inOrder(results: readonly Result[], column: string, so: "asc" | "desc", locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const direction = so === "asc" ? 1 : -1;
  return results.toSorted((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return direction * (typeof a === "number" ? a - Number(b) : compare(a, String(b)));
  });
}

function columnsOf(say: Say, questions: readonly SiftQuestion[]): TableColumn<Result>[] {
  const { format } = new Intl.NumberFormat(say.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const number = { align: "end", isSortable: true, isNoWrap: true } as const;
  return [
    {
      id: "name",
      header: say(siftTexts.applicant),
      isRowHeader: true,
      isSortable: true,
      cell: displayName,
    },
    { id: "mean", header: say(siftTexts.mean), ...number, cell: ({ mean }) => format(mean) },
    {
      id: "reviewers",
      header: say(siftTexts.reviewers),
      ...number,
      cell: ({ reviewers }) => reviewers,
    },
    ...questions.map(({ id }, at) => ({
      id,
      header: say(siftTexts.question, { number: at + 1 }),
      ...number,
      cell: (result: Result) => {
        const mean = meanOf(result, id);
        return mean === undefined ? "–" : format(mean);
      },
    })),
  ];
}

interface SiftResultsProps extends Pick<ScreenProps<"sift", SiftSearch>, "search" | "setSearch"> {
  jobId: number;
  questions: readonly SiftQuestion[];
}

/** Applicants whose sift has ended, by their scores. */
export function SiftResults({ jobId, questions, search, setSearch }: SiftResultsProps) {
  const say = useTexts();
  const { sc = "mean", so = "desc", page = 1, per_page = defaultPageSize } = search;
  const pages: Pages = {
    state: { page, per_page },
    onChange: (change, options) => setSearch({ sc, so, page: 1, per_page, ...change }, options),
  };
  const query = { params: { id: jobId } };
  const { data, error, isFetching, refetch } = useEndpoint(listSiftResults, query);
  const total = data?.records.length;
  useLastPage(pages.state, total, pages.onChange);
  if (error && !data)
    return (
      <ListFailed
        what={say(siftTexts.results)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const rows = inOrder(data?.records ?? [], sc, so, say.locale);
  return (
    <Section title={say(siftTexts.results)}>
      <Stack gap="lg">
        <Table
          caption={say(siftTexts.results)}
          columns={columnsOf(say, questions)}
          rows={rows.slice((page - 1) * per_page, page * per_page)}
          getKey={({ id }) => String(id)}
          getLabel={displayName}
          href={({ id }) => to.applicationDetails({ id })}
          sort={tableSort({ sc, so })}
          onSortChange={(sort) => setSearch({ ...listSort(sort), page: 1, per_page })}
          isLoading={!data}
          skeletonRows={3}
          empty={
            <EmptyState
              level={3}
              icon={<ListOrdered />}
              title={say(siftTexts.noResults)}
              description={say(siftTexts.noResultsHint)}
            />
          }
        />
        <ListPagination {...pages} total={total} />
      </Stack>
    </Section>
  );
}
