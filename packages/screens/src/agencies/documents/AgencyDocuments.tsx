import {
  type AgencyDocument,
  addAgencyDocument,
  getAgencyDocument,
  listAgencyDocuments,
  mostAgencyDocuments,
  removeAgencyDocument,
} from "@ats/core/agencies/documents-contract";
import type { Input } from "@ats/core/contract/endpoint";
import {
  attachmentAccept,
  attachmentMaxBytes,
  attachmentRefusals,
} from "@ats/core/messages/attachment";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { FileUpload } from "@ats/ui/FileUpload";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useDates } from "../../dates/useDates.ts";
import { download } from "../../documents/save-file.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { agencyDocumentsTexts as here } from "./texts.ts";

interface AgencyDocumentsProps {
  place: Input<typeof listAgencyDocuments>["query"];
  description: string;
  mayChange: boolean;
}

/** The documents that agencies read of a job or an application, and sharing another. */
export function AgencyDocuments({ place, description, mayChange }: AgencyDocumentsProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const { shortDate } = useDates();
  const [removing, setRemoving] = useState<AgencyDocument>();
  const query = useEndpoint(listAgencyDocuments, { query: place });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listAgencyDocuments) });
  const remove = useCall(removeAgencyDocument, {
    onSuccess: () => {
      showToast({
        tone: "positive",
        title: say(here.removed, { name: removing?.name ?? "" }),
      });
      setRemoving(undefined);
    },
    onSettled: refresh,
  });
  return (
    <Section level={3} title={say(here.title)} description={description}>
      <ListContent what={say(here.title)} query={query} lines={2}>
        {({ records }) => (
          <Stack gap="md">
            {records.length > 0 && (
              <Stack as="ul" gap="md" aria-label={say(here.title)}>
                {records.map((document) => (
                  <Stack as="li" key={document.id} gap="xs">
                    <Inline>
                      <Button
                        size="sm"
                        iconStart={<Download />}
                        aria-label={say(here.download, { name: document.name })}
                        onPress={() =>
                          void download(say, document.name, () =>
                            client.call(getAgencyDocument, { params: { id: document.id } }),
                          )
                        }
                      >
                        {document.name}
                      </Button>
                    </Inline>
                    <Inline gap="sm">
                      <Text size="sm" tone="muted">
                        {say(here.sharedBy, {
                          name: document.created_by,
                          date: shortDate(document.created_date_time),
                        })}
                      </Text>
                      {mayChange && (
                        <Button
                          size="sm"
                          variant="ghost"
                          aria-label={say(here.removeName, { name: document.name })}
                          onPress={() => setRemoving(document)}
                        >
                          {say(here.remove)}
                        </Button>
                      )}
                    </Inline>
                  </Stack>
                ))}
              </Stack>
            )}
            {mayChange && (
              <FileUpload
                label={say(here.add)}
                description={say(here.addHint)}
                accept={attachmentAccept}
                maxFiles={mostAgencyDocuments - records.length}
                upload={async (file, { signal }) => {
                  if (file.size > attachmentMaxBytes) throw new Error(attachmentRefusals.large);
                  return client.call(addAgencyDocument, {
                    query: { ...place, name: file.name.slice(0, 200) },
                    body: file,
                    signal,
                  });
                }}
                describeError={(error) => (error as Error).message}
                onSent={() => void refresh()}
              />
            )}
          </Stack>
        )}
      </ListContent>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        tone="critical"
        title={say(here.removeQuestion, { name: removing?.name ?? "" })}
        confirmLabel={say(here.remove)}
        isPending={remove.isPending}
        onConfirm={() => removing && remove.mutate({ params: { id: removing.id } })}
      >
        {remove.error?.message ?? say(here.removeEffect)}
      </ConfirmDialog>
    </Section>
  );
}
