import type { AgencyDocument } from "@ats/core/agencies/documents-contract";
import { getClientDocument } from "@ats/core/agency-portal/documents-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { useDates } from "../../dates/useDates.ts";
import { download } from "../../documents/save-file.ts";
import { sharedDocumentsTexts } from "./texts.ts";

interface SharedDocumentsProps {
  clientId: number;
  documents: readonly AgencyDocument[];
}

/** Documents that a client shares with the agency, to download. */
export function SharedDocuments({ clientId, documents }: SharedDocumentsProps) {
  const say = useTexts();
  const { client } = useAts();
  const { shortDate } = useDates();
  return (
    <Stack as="ul" gap="sm" aria-label={say(sharedDocumentsTexts.title)}>
      {documents.map(({ id, name, created_date_time }) => (
        <Inline as="li" key={id} gap="sm">
          <Button
            size="sm"
            iconStart={<Download />}
            aria-label={say(sharedDocumentsTexts.download, { name })}
            onPress={() =>
              void download(say, name, () =>
                client.call(getClientDocument, { params: { client_id: clientId, id } }),
              )
            }
          >
            {name}
          </Button>
          <Text size="sm" tone="muted">
            {shortDate(created_date_time)}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
