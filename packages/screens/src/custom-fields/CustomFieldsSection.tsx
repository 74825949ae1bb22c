import { changeCustomField, listCustomFields } from "@ats/core/custom-fields/contract";
import {
  type CustomField,
  type CustomRecord,
  customRecords,
} from "@ats/core/custom-fields/custom-field";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Archive, Pencil, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "./CustomFieldsSection.css.ts";
import { addFieldTexts, customFieldSettingTexts, customKindTexts } from "./texts.ts";

const CustomFieldDialog = lazy(() => import("./CustomFieldDialog.tsx"));

/** The company's own fields of candidates, jobs and applications. */
export default function CustomFieldsSection() {
  const say = useTexts();
  const query = useEndpoint(listCustomFields, {});
  return (
    <SectionState query={query} title={say(customFieldSettingTexts.notLoaded)}>
      {({ records }) => (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            {say(customFieldSettingTexts.hint)}
          </Text>
          {customRecords.map((record) => (
            <FieldsCard
              key={record}
              record={record}
              fields={records.filter((field) => field.record === record)}
            />
          ))}
        </Stack>
      )}
    </SectionState>
  );
}

interface FieldsCardProps {
  record: CustomRecord;
  fields: readonly CustomField[];
}

function FieldsCard({ record, fields }: FieldsCardProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<CustomField | "new">();
  const [areArchivedShown, setArchivedShown] = useState(false);
  const archived = fields.filter((field) => field.is_archived);
  const shown = fields.filter((field) => areArchivedShown || !field.is_archived);
  const change = useCall(changeCustomField, {
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listCustomFields) }),
  });
  const setArchived = (field: CustomField, is_archived: boolean) => {
    const { id, version, name } = field;
    change.mutate(
      { params: { id }, version, body: { ...field, is_archived } },
      {
        onSuccess: (saved) =>
          showToast({
            tone: "positive",
            title: say(customFieldSettingTexts[is_archived ? "archived" : "restored"], { name }),
            ...(is_archived && {
              onUndo: () => setArchived(saved, false),
            }),
          }),
      },
    );
  };
  return (
    <Card
      title={say(customFieldSettingTexts[record])}
      actions={
        <Button
          size="sm"
          iconStart={<Plus />}
          aria-label={say(addFieldTexts[record])}
          onPress={() => setEdited("new")}
        >
          {say(customFieldSettingTexts.add)}
        </Button>
      }
    >
      <Stack>
        {change.error && (
          <Banner tone="critical" title={say(customFieldSettingTexts.notChanged)}>
            {change.error.message}
          </Banner>
        )}
        {shown.length === 0 ? (
          <Text tone="muted">{say(customFieldSettingTexts.none)}</Text>
        ) : (
          <ul role="list" className={css.list}>
            {shown.map((field) => (
              <li key={field.id} className={css.field}>
                <Inline gap="sm">
                  <Text>{field.name}</Text>
                  {field.is_required && <Tag>{say(customFieldSettingTexts.isRequired)}</Tag>}
                  {field.is_asked && <Tag>{say(customFieldSettingTexts.isAsked)}</Tag>}
                  {field.is_archived && <Tag>{say(customFieldSettingTexts.isArchived)}</Tag>}
                </Inline>
                <span className={css.kind}>
                  <Text size="sm" tone="muted">
                    {[say(customKindTexts[field.kind]), field.choices.join(", ")]
                      .filter(Boolean)
                      .join(": ")}
                  </Text>
                </span>
                <span className={css.actions}>
                  {field.is_archived ? (
                    <Button
                      size="sm"
                      aria-label={say(customFieldSettingTexts.restoreField, { name: field.name })}
                      onPress={() => setArchived(field, false)}
                    >
                      {say(customFieldSettingTexts.restore)}
                    </Button>
                  ) : (
                    <Inline gap="xs" wrap={false}>
                      <IconButton
                        aria-label={say(customFieldSettingTexts.change, { name: field.name })}
                        icon={<Pencil />}
                        onPress={() => setEdited(field)}
                      />
                      <IconButton
                        aria-label={say(customFieldSettingTexts.archive, { name: field.name })}
                        icon={<Archive />}
                        onPress={() => setArchived(field, true)}
                      />
                    </Inline>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {archived.length > 0 && (
          <Inline>
            <Button size="sm" variant="ghost" onPress={() => setArchivedShown(!areArchivedShown)}>
              {areArchivedShown
                ? say(customFieldSettingTexts.hideArchived)
                : say(customFieldSettingTexts.showArchived, { count: archived.length })}
            </Button>
          </Inline>
        )}
      </Stack>
      {edited && (
        <Suspense>
          <CustomFieldDialog
            record={record}
            {...(edited !== "new" && { field: edited })}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
