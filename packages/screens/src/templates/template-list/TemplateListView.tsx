import { to } from "@ats/core/navigation/routes";
import { kindLabels, type TemplateKind } from "@ats/core/templates/kinds";
import {
  isPdf,
  type Template,
  templateWarnings,
  triggerName,
  sendTimeText,
} from "@ats/core/templates/template";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { MailPlus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { FieldSearch } from "../../lists/FieldSearch.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { templateFields } from "./calls.ts";
import type { TemplateListState } from "./state.ts";

const columns: TableColumn<Template>[] = [
  {
    id: "name",
    header: "Template",
    isRowHeader: true,
    isSortable: true,
    cell: ({ name }) => name,
    detail: (template) => (isPdf(template) ? template.files[0]?.name : template.subject),
  },
  {
    id: "stage",
    header: "Trigger",
    hideBelow: "sm",
    cell: (template) => (
      <Text size="sm" {...(!triggerName(template) && { tone: "muted" })}>
        {sendTimeText(template)}
      </Text>
    ),
  },
  {
    id: "brand_name",
    header: "Brand",
    isSortable: true,
    hideBelow: "md",
    cell: ({ brand_name }) =>
      brand_name ?? (
        <Text size="sm" tone="muted">
          Any
        </Text>
      ),
  },
  {
    id: "used",
    header: "Used",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ used, last_used_date_time }) =>
      used > 0 && last_used_date_time ? (
        <Text size="sm">
          {used === 1 ? "Once" : `${used} times`}, <RelativeTime iso={last_used_date_time} />
        </Text>
      ) : (
        <Text size="sm" tone="muted">
          Not yet
        </Text>
      ),
  },
  {
    id: "check",
    header: "Check",
    isNoWrap: true,
    hideBelow: "sm",
    cell: (template) => {
      const { length } = templateWarnings(template);
      return length > 0 ? (
        <Tag tone="warning">{length === 1 ? "1 note" : `${length} notes`}</Tag>
      ) : (
        <Text size="sm" tone="muted">
          Fine
        </Text>
      );
    },
  },
];

const empty: Record<TemplateKind, { title: string; description: string }> = {
  email: {
    title: "No email templates yet",
    description: "Write common messages once: invitations, thanks and rejections.",
  },
  sms: {
    title: "No SMS templates yet",
    description: "Use text messages for short reminders.",
  },
  document: {
    title: "No document templates yet",
    description: "Letters and contracts filled in for each person, and PDFs signed unchanged.",
  },
};

export interface TemplateListViewProps {
  kind: TemplateKind;
  state: TemplateListState;
  /** Absent while the first page loads. */
  templates: Template[] | undefined;
  total: number | undefined;
  /** True while the rows are those of the previous state. */
  isUpdating: boolean;
  /** Shown instead of the rows if they cannot be read. */
  failed?: ReactNode;
  onChange(change: Partial<TemplateListState>): void;
}

export function TemplateListView(props: TemplateListViewProps) {
  const { kind, state, templates, total, isUpdating, failed, onChange } = props;
  const { filter, sc, so, page, per_page, search } = state;
  const address = Object.entries({ filter, sc, so, page, per_page });
  return (
    <>
      <FieldSearch
        fields={templateFields.filter(({ id }) => kind === "email" || id !== "subject")}
        terms={search}
        onChange={(terms) => onChange({ search: terms })}
      />
      <Table
        caption="Templates"
        columns={columns.filter(({ id }) => kind !== "document" || id !== "stage")}
        rows={templates ?? []}
        getKey={({ id }) => String(id)}
        getLabel={({ name }) => name}
        href={({ id }) =>
          `${to.emailTemplates()}?${new URLSearchParams([...address.map(([key, value]) => [key, String(value)]), ["edit", String(id)]])}`
        }
        sort={tableSort(state)}
        onSortChange={(sort) => onChange(listSort(sort))}
        isLoading={!templates || isUpdating}
        failed={failed || undefined}
        empty={
          search.length > 0 ? (
            <EmptyState
              icon={<SearchX />}
              title="No templates match your search"
              description={`No templates under “${kindLabels[kind]}” match every term.`}
              action={<Button onPress={() => onChange({ search: [] })}>Clear the search</Button>}
            />
          ) : (
            <EmptyState icon={<MailPlus />} {...empty[kind]} />
          )
        }
      />
      <ListPagination state={state} total={total} onChange={onChange} />
    </>
  );
}
