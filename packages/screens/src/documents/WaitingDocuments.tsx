import { countUnsignedDocuments } from "@ats/core/documents/unsigned-contract";
import { Text } from "@ats/ui/Text";
import { useEndpoint } from "../app/endpoint.ts";
import { documentCount } from "./document-count.ts";

/** Lists the documents that an exit will withdraw. */
export default function WaitingDocuments({
  applications,
}: {
  applications: readonly { id: number }[];
}) {
  const query = { application_ids: applications.map(({ id }) => id) };
  const { data } = useEndpoint(countUnsignedDocuments, { query }, { staleTime: 0 });
  if (!data?.total) return null;
  return (
    <Text size="sm" tone="muted">
      {documentCount(data.total)} that {data.total === 1 ? "waits" : "wait"} for a signature will be
      withdrawn.
    </Text>
  );
}
