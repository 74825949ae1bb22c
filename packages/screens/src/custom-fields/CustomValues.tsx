import { listCustomFields } from "@ats/core/custom-fields/contract";
import type { CustomField, CustomRecord } from "@ats/core/custom-fields/custom-field";
import { Card } from "@ats/ui/Card";
import { Section } from "@ats/ui/Section";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { IconButton } from "@ats/ui/IconButton";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { fallbackLocale, useTexts } from "@ats/ui/texts";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { valueCalls } from "./calls.ts";
import { customFieldTexts } from "./texts.ts";

const CustomValuesDialog = lazy(() => import("./CustomValuesDialog.tsx"));

interface CustomValuesProps {
  record: CustomRecord;
  id: number;
  isEditable: boolean;
  /** Element around the values. Default: a card. */
  within?: "card" | "section";
}

/** A record's values of the company's own fields; nothing where it has none. */
export default function CustomValues({
  record,
  id,
  isEditable,
  within = "card",
}: CustomValuesProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const [isEditing, setEditing] = useState(false);
  const fields = useEndpoint(listCustomFields, {}).data?.records.filter(
    (field) => field.record === record && !field.is_archived,
  );
  const isAsked = Boolean(fields?.length);
  const { data } = useEndpoint(valueCalls[record].get, { params: { id } }, { enabled: isAsked });
  if (!fields || !data?.values) return null;
  const { values } = data;
  const inWords = ({ id: field, kind }: CustomField) => {
    const value = values[field];
    if (value === undefined) return undefined;
    if (kind === "date") return shortDate(value);
    return kind === "number"
      ? new Intl.NumberFormat([say.locale, fallbackLocale], { maximumFractionDigits: 4 }).format(
          Number(value),
        )
      : value;
  };
  const title = say(customFieldTexts.title);
  const actions = isEditable && (
    <IconButton
      aria-label={say(customFieldTexts.edit)}
      icon={<Pencil />}
      onPress={() => setEditing(true)}
    />
  );
  const content = (
    <>
      <DescriptionList
        columns={3}
        layout="stacked"
        items={fields.map((field) => ({
          term: field.name,
          description:
            inWords(field) ??
            (field.is_required ? (
              <StatusBadge tone="warning" label={say(customFieldTexts.missing)} />
            ) : undefined),
        }))}
      />
      {isEditing && (
        <Suspense>
          <CustomValuesDialog
            {...{ record, id, fields, values }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
  return within === "card" ? (
    <Card {...{ title, actions }}>{content}</Card>
  ) : (
    <Section level={3} {...{ title, actions }}>
      {content}
    </Section>
  );
}
