import type { CustomField } from "@ats/core/custom-fields/custom-field";
import { to } from "@ats/core/navigation/routes";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { isPdf, type Template, templateWarnings } from "@ats/core/templates/template";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts, type Text as Wording } from "@ats/ui/texts";
import { MailPlus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Said } from "../../app/Said.tsx";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { FieldSearch } from "../../lists/FieldSearch.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { listSort, tableSort } from "../../lists/sort.ts";
import { kindTexts } from "../texts.ts";
import { sendTime, triggerName } from "../trigger-texts.ts";
import { templateFields } from "./calls.ts";
import type { TemplateListState } from "./state.ts";
import { templateListTexts } from "./texts.ts";

const columns = (say: Say, fields: readonly CustomField[] | undefined): TableColumn<Template>[] => [
  {
    id: "name",
    header: say(templateListTexts.template),
    isRowHeader: true,
    isSortable: true,
    cell: ({ name }) => name,
    detail: (template) => (isPdf(template) ? template.files[0]?.name : template.subject),
  },
  {
    id: "stage",
    header: say(templateListTexts.trigger),
    hideBelow: "sm",
    cell: (template) => (
      <Text size="sm" {...(!triggerName(say, template) && { tone: "muted" })}>
        {sendTime(say, template)}
      </Text>
    ),
  },
  {
    id: "brand_name",
    header: say(templateListTexts.brand),
    isSortable: true,
    hideBelow: "md",
    cell: ({ brand_name }) =>
      brand_name ?? (
        <Text size="sm" tone="muted">
          {say(templateListTexts.anyBrand)}
        </Text>
      ),
  },
  {
    id: "used",
    header: say(templateListTexts.used),
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ used, last_used_date_time }) =>
      used > 0 && last_used_date_time ? (
        <Text size="sm">
          <Said
            text={templateListTexts.usedTimes}
            values={{ count: used, time: <RelativeTime iso={last_used_date_time} /> }}
          />
        </Text>
      ) : (
        <Text size="sm" tone="muted">
          {say(templateListTexts.notUsed)}
        </Text>
      ),
  },
  {
    id: "check",
    header: say(templateListTexts.check),
    isNoWrap: true,
    hideBelow: "sm",
    cell: (template) => {
      const { length } = templateWarnings(template, fields);
      return length > 0 ? (
        <Tag tone="warning">{say(templateListTexts.notes, { count: length })}</Tag>
      ) : (
        <Text size="sm" tone="muted">
          {say(templateListTexts.fine)}
        </Text>
      );
    },
  },
];

const empty: Record<TemplateKind, { title: Wording; description: Wording }> = {
  email: { title: templateListTexts.noEmails, description: templateListTexts.noEmailsHint },
  sms: { title: templateListTexts.noSms, description: templateListTexts.noSmsHint },
  document: {
    title: templateListTexts.noDocuments,
    description: templateListTexts.noDocumentsHint,
  },
};

export interface TemplateListViewProps {
  kind: TemplateKind;
  state: TemplateListState;
  /** The company's own fields, once they are read. */
  fields: readonly CustomField[] | undefined;
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
  const say = useTexts();
  const { kind, state, fields, templates, total, isUpdating, failed, onChange } = props;
  const { filter, sc, so, page, per_page, search } = state;
  const address = Object.entries({ filter, sc, so, page, per_page });
  return (
    <>
      <FieldSearch
        fields={templateFields(say).filter(({ id }) => kind === "email" || id !== "subject")}
        terms={search}
        onChange={(terms) => onChange({ search: terms })}
      />
      <Table
        caption={say(templateListTexts.templates)}
        columns={columns(say, fields).filter(({ id }) => kind !== "document" || id !== "stage")}
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
              title={say(templateListTexts.noMatches)}
              description={say(templateListTexts.noMatchesHint, { kind: say(kindTexts[kind]) })}
              action={
                <Button onPress={() => onChange({ search: [] })}>
                  {say(templateListTexts.clearSearch)}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<MailPlus />}
              title={say(empty[kind].title)}
              description={say(empty[kind].description)}
            />
          )
        }
      />
      <ListPagination state={state} total={total} onChange={onChange} />
    </>
  );
}
