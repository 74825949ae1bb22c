import { to } from "@ats/core/navigation/routes";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { type Template, templateWarnings, triggerOf } from "@ats/core/templates/template";
import { EmptyState } from "@ats/ui/EmptyState";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { MailPlus } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";

const columns: TableColumn<Template>[] = [
  {
    id: "name",
    header: "Template",
    isRowHeader: true,
    cell: ({ name }) => name,
    detail: ({ subject }) => subject,
  },
  {
    id: "stage",
    header: "Goes out",
    hideBelow: "sm",
    cell: (template) => (
      <Text size="sm" {...(!template.stage && { tone: "muted" })}>
        {triggerOf(template) ?? "When somebody sends it"}
      </Text>
    ),
  },
  {
    id: "brand_name",
    header: "Brand",
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
    description: "Write once what you tell many: an invitation, a thank you, a kind no.",
  },
  sms: {
    title: "No SMS templates yet",
    description: "A short reminder on the day is read sooner than an email.",
  },
  document: {
    title: "No document templates yet",
    description: "Letters and contracts that are filled in for each person.",
  },
};

export interface TemplateListViewProps {
  kind: TemplateKind;
  /** Absent while they load. */
  templates: Template[] | undefined;
  /** In place of the rows when they could not be read. */
  failed?: ReactNode;
}

export function TemplateListView({ kind, templates, failed }: TemplateListViewProps) {
  return (
    <Table
      caption="Templates"
      columns={columns.filter(({ id }) => kind !== "document" || (id !== "stage" && id !== "used"))}
      rows={templates ?? []}
      getKey={({ id }) => String(id)}
      getLabel={({ name }) => name}
      href={({ id }) => `${to.emailTemplates()}?view=${kind}&edit=${id}`}
      isLoading={!templates}
      failed={failed || undefined}
      empty={<EmptyState icon={<MailPlus />} {...empty[kind]} />}
    />
  );
}
