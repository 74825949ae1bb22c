import { type Audience, audiences, type SavedList } from "@ats/core/lists/saved-view";
import {
  listViewReaders,
  type SavedView,
  shareSavedView,
} from "@ats/core/lists/saved-view-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { shareViewTexts } from "./saved-view-texts.ts";

const audienceTexts = {
  NOBODY: shareViewTexts.nobody,
  COLLEAGUES: shareViewTexts.colleagues,
  COMPANY: shareViewTexts.company,
} satisfies Record<Audience, unknown>;

interface ShareViewDialogProps {
  list: SavedList;
  view: SavedView;
  onClose(): void;
  onDone(): void;
}

/** Asks with whom a saved view is shared. */
export default function ShareViewDialog({ list, view, onClose, onDone }: ShareViewDialogProps) {
  const say = useTexts();
  const form = useId();
  const [audience, setAudience] = useState(view.shared_with);
  const [readers, setReaders] = useState(() => view.reader_ids.map(String));
  const [isMissing, setMissing] = useState(false);
  const colleagues = useEndpoint(listViewReaders, { query: { list } });
  const share = useCall(shareSavedView, { onSuccess: onDone });
  const isChoosing = audience === "COLLEAGUES";
  const submit = () => {
    if (isChoosing && readers.length === 0) return setMissing(true);
    share.mutate({
      params: { id: view.id },
      body: { shared_with: audience, reader_ids: isChoosing ? readers.map(Number) : [] },
    });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={say(shareViewTexts.title, { name: view.name })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={share.isPending}>
            {say(shareViewTexts.save)}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={say(shareViewTexts.with)} onSubmit={submit}>
        {share.error && <Banner tone="critical">{share.error.message}</Banner>}
        <RadioGroup
          label={say(shareViewTexts.with)}
          description={say(shareViewTexts.hint)}
          value={audience}
          options={audiences.map((id) => ({ id, label: say(audienceTexts[id]) }))}
          onChange={setAudience}
        />
        {isChoosing && (
          <MultiSelect
            label={say(shareViewTexts.chosen)}
            value={readers}
            options={(colleagues.data?.records ?? []).map(({ id, name }) => ({
              id: String(id),
              label: name,
            }))}
            onChange={(ids) => {
              setReaders(ids);
              setMissing(false);
            }}
            errorMessage={isMissing ? say(shareViewTexts.chosenMissing) : undefined}
          />
        )}
      </Form>
    </Dialog>
  );
}
