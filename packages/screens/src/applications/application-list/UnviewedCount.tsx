import { countUnviewed } from "@ats/core/applications/viewing-contract";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";
import { useEndpoint } from "../../app/endpoint.ts";

/** Counts the job's active applications that the reader has not viewed; `room` while it loads. */
export default function UnviewedCount({ jobId, room }: { jobId: number; room: ReactNode }) {
  const { data } = useEndpoint(countUnviewed, { params: { id: jobId } });
  if (!data) return room;
  if (data.count === 0) return null;
  return (
    <Text size="sm" weight="medium">
      {" · "}
      {data.count} not yet viewed by you
    </Text>
  );
}
