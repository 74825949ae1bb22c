import { countUnviewed } from "@ats/core/applications/viewing-contract";
import { Text } from "@ats/ui/Text";
import { useEndpoint } from "../../app/endpoint.ts";

/** How many active applications of the job the reader has not looked at. */
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
