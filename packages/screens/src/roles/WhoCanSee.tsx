import { type ExplainedRecord, explainRecord } from "@ats/core/roles/contract";
import { IconButton } from "@ats/ui/IconButton";
import { useTexts } from "@ats/ui/texts";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayCall } from "../session/useMayCall.ts";
import { accessTexts } from "./access-texts.ts";

// The panel loads when it opens.
const AccessPanel = lazy(() => import("./AccessPanel.tsx"));

interface WhoCanSeeProps {
  record: ExplainedRecord;
  id: number;
}

/** Opens the list of people who may see a record, with the reasons; for who manages roles. */
export function WhoCanSee({ record, id }: WhoCanSeeProps) {
  const say = useTexts();
  const mayAsk = useMayCall(explainRecord);
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <IconButton
        aria-label={say(accessTexts.whoCanSee)}
        icon={<Eye />}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AccessPanel record={record} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
