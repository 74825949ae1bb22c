import { type Client, getClient, listClients } from "@ats/core/clients/contract";
import {
  type CopiedSetting,
  copySettings,
  listClientDifferences,
  settingsCopySchema,
} from "@ats/core/clients/settings-contract";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { settings } from "@ats/core/settings/registry";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { saidErrors } from "../../forms/said-errors.ts";
import { contractText } from "../../languages/contract-text.ts";
import { CopyEffect } from "./CopyEffect.tsx";
import { copyTexts } from "./copy-texts.ts";

interface CopySettingsDialogProps {
  parent: { id: number; name: string };
  clients: readonly Client[];
  onClose(): void;
}

/** Copies settings from the parent or a client to other clients, and shows the changes first. */
export default function CopySettingsDialog({ parent, clients, onClose }: CopySettingsDialogProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const [from, setFrom] = useState(String(parent.id));
  const [chosen, setChosen] = useState<string[]>([]);
  const [keys, setKeys] = useState<string[]>([]);
  const [wasSubmitted, setSubmitted] = useState(false);
  const known = useEndpoint(listInheritance, {});
  const others = chosen.filter((id) => id !== from);
  const input = settingsCopySchema.safeParse({
    from: Number(from),
    to: others.map(Number),
    keys,
    dry_run: true,
  });
  const effect = useEndpoint(
    copySettings,
    { body: input.data ?? { from: 0, to: [], keys: [], dry_run: true } },
    { enabled: input.success, gcTime: 0 },
  );
  const records = input.success ? effect.data?.records : undefined;
  const count = records?.filter(isCopied).length ?? 0;
  const save = useCall(copySettings, {
    onSuccess: (done) => {
      for (const endpoint of [getClient, listClients, listClientDifferences])
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
      showToast({
        tone: "positive",
        title: say(copyTexts.copied, { count: done.records.filter(isCopied).length }),
      });
      onClose();
    },
  });
  const missing = saidErrors(say, input.error);
  const problem = save.error ?? known.error ?? effect.error;
  const errors = [
    ...(wasSubmitted ? missing : []),
    ...(problem ? [{ message: problem.message }] : []),
  ];
  const submit = () => {
    setSubmitted(true);
    if (input.success && count > 0 && !save.isPending)
      save.mutate({ body: { ...input.data, dry_run: false } });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={say(copyTexts.title)}
      description={say(copyTexts.hint, { parent: parent.name })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={save.isPending}
            isDisabled={records !== undefined && count === 0}
          >
            {say(!records ? copyTexts.copy : count > 0 ? copyTexts.change : copyTexts.nothing, {
              count,
            })}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={say(copyTexts.title)} errors={errors} onSubmit={submit}>
        <Select
          label={say(copyTexts.from)}
          value={from}
          onChange={setFrom}
          options={[parent, ...clients].map(({ id, name }) => ({ id: String(id), label: name }))}
        />
        <MultiSelect
          label={say(copyTexts.to)}
          name="to"
          isRequired
          value={others}
          onChange={setChosen}
          options={clients
            .filter(({ id }) => String(id) !== from)
            .map(({ id, name }) => ({ id: String(id), label: name }))}
        />
        <MultiSelect
          label={say(copyTexts.settings)}
          name="keys"
          isRequired
          value={keys}
          onChange={setKeys}
          options={(known.data?.settings ?? []).map(({ key }) => ({
            id: key,
            label: say(contractText(settings[key].label)),
          }))}
        />
        {records && <CopyEffect records={records} />}
      </Form>
    </Dialog>
  );
}

const isCopied = ({ outcome }: CopiedSetting) => outcome === "changes" || outcome === "follows";
