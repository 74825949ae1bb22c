import { countUnviewed } from "@ats/core/applications/viewing-contract";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { applicationListTexts } from "./texts.ts";

/** Counts the job's active applications that the reader has not viewed; `room` while it loads. */
export default function UnviewedCount({ jobId, room }: { jobId: number; room: ReactNode }) {
  const say = useTexts();
  const { data } = useEndpoint(countUnviewed, { params: { id: jobId } });
  if (!data) return room;
  if (data.count === 0) return null;
  return (
    <Text size="sm" weight="medium">
      {" · "}
      {say(applicationListTexts.unviewed, { count: data.count })}
    </Text>
  );
}
