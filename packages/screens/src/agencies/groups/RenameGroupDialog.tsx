import { isSameName } from "@ats/core/agencies/agency";
import {
  type AgencyGroup,
  changeAgencyGroup,
  groupNameMaxLength,
} from "@ats/core/agencies/groups-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { agencyGroupTexts } from "./texts.ts";

interface RenameGroupDialogProps {
  group: AgencyGroup;
  groups: readonly AgencyGroup[];
  onClose(): void;
}

/** Renames a group of agencies; joins it with the one that has the name already. */
export default function RenameGroupDialog({ group, groups, onClose }: RenameGroupDialogProps) {
  const say = useTexts();
  const form = useId();
  const refresh = useRefreshAgencies();
  const [name, setName] = useState(group.name);
  const [errors, setErrors] = useState<FormError[]>([]);
  const same = groups.find((each) => each !== group && isSameName(each.name, name));
  const rename = useCall(changeAgencyGroup, {
    async onSuccess() {
      await refresh();
      const saved = same?.name ?? name.trim();
      showToast({ tone: "positive", title: say(agencyGroupTexts.renamed, { name: saved }) });
      onClose();
    },
  });
  const submit = () => {
    const isEmpty = !name.trim();
    setErrors(isEmpty ? [{ name: "name", message: say(agencyGroupTexts.enterName) }] : []);
    if (isEmpty || rename.isPending) return;
    rename.mutate({ body: { name: group.name, new_name: same?.name ?? name } });
  };
  const title = say(agencyGroupTexts.renameTitle, { name: group.name });
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={rename.isPending}>
            {say(same ? agencyGroupTexts.join : agencyGroupTexts.save)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={rename.error ? [{ message: rename.error.message }] : errors}
      >
        <TextField
          label={say(agencyGroupTexts.name)}
          name="name"
          autoFocus
          isRequired
          maxLength={groupNameMaxLength}
          value={name}
          onChange={setName}
        />
        {same && (
          <Banner tone="warning" title={say(agencyGroupTexts.willJoin, { name: same.name })} />
        )}
      </Form>
    </Dialog>
  );
}
