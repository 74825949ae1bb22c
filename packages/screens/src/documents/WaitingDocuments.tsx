import { countUnsignedDocuments } from "@ats/core/documents/unsigned-contract";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { waitingTexts } from "./waiting-texts.ts";

/** Lists the documents that an exit will withdraw. */
export default function WaitingDocuments({
  applications,
}: {
  applications: readonly { id: number }[];
}) {
  const say = useTexts();
  const query = { application_ids: applications.map(({ id }) => id) };
  const { data } = useEndpoint(countUnsignedDocuments, { query }, { staleTime: 0 });
  if (!data?.total) return null;
  return (
    <Text size="sm" tone="muted">
      {say(waitingTexts.withdrawn, { count: data.total })}
    </Text>
  );
}
