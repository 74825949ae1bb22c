import { countUnviewed } from "@ats/core/applications/viewing-contract";
import { Text } from "@ats/ui/Text";
import { useEndpoint } from "../../app/endpoint.ts";

/** Counts the job's active applications that the reader has not viewed. */
export default function UnviewedCount({ jobId }: { jobId: number }) {
  const { data } = useEndpoint(countUnviewed, { params: { id: jobId } });
  if (!data?.count) return null;
  return (
    <Text size="sm" weight="medium">
      {" · "}
      {data.count} not yet viewed by you
    </Text>
  );
}
