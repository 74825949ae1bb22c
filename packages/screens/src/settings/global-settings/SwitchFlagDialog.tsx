import { flagSwitch, listFlags, previewFlag, switchFlag } from "@ats/core/settings/flags-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { globalSettingsTexts } from "./texts.ts";

interface SwitchFlagDialogProps {
  flag: string;
  name: string;
  onClose(): void;
}

/** Switches a feature in one, several or all companies, and shows the effect first. */
export default function SwitchFlagDialog({ flag, name, onClose }: SwitchFlagDialogProps) {
  const say = useTexts();
  const form = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const [isOn, setOn] = useState(true);
  const [where, setWhere] = useState<"all" | "some">("some");
  const [chosen, setChosen] = useState<string[]>([]);
  const companies = where === "all" ? ("all" as const) : chosen.map(Number);
  const body = { flag, is_on: isOn, companies };
  const isComplete = flagSwitch.safeParse(body).success;
  const effect = useEndpoint(previewFlag, { body }, { enabled: isComplete });
  const save = useCall(switchFlag, {
    onSuccess: ({ companies: count }) => {
      void queries.invalidateQueries({ queryKey: keyOf(listFlags) });
      showToast({
        tone: "positive",
        title: say(isOn ? globalSettingsTexts.switchedOn : globalSettingsTexts.switchedOff, {
          name,
          count,
        }),
      });
      onClose();
    },
  });
  const [isMissing, setMissing] = useState(false);
  const problem = save.error ?? effect.error;
  const errors = [
    ...(isMissing && !isComplete
      ? [{ name: "companies", message: say(globalSettingsTexts.chooseCompany) }]
      : []),
    ...(problem ? [{ message: problem.message }] : []),
  ];
  return (
    <Dialog
      isOpen
      title={say(globalSettingsTexts.changeFlag, { name })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={save.isPending}>
            {say(isOn ? globalSettingsTexts.switchOn : globalSettingsTexts.switchOff)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={say(globalSettingsTexts.changeFlag, { name })}
        errors={errors}
        onSubmit={() => {
          setMissing(!isComplete);
          if (isComplete && !save.isPending) save.mutate({ body });
        }}
      >
        <RadioGroup
          label={say(globalSettingsTexts.feature)}
          orientation="horizontal"
          value={isOn ? "on" : "off"}
          onChange={(id) => setOn(id === "on")}
          options={[
            { id: "on", label: say(globalSettingsTexts.on) },
            { id: "off", label: say(globalSettingsTexts.off) },
          ]}
        />
        <RadioGroup
          label={say(globalSettingsTexts.where)}
          orientation="horizontal"
          value={where}
          onChange={setWhere}
          options={[
            { id: "some", label: say(globalSettingsTexts.chosenCompanies) },
            { id: "all", label: say(globalSettingsTexts.allCompanies) },
          ]}
        />
        {where === "some" && (
          <MultiSelect
            label={say(globalSettingsTexts.companies)}
            name="companies"
            isRequired
            value={chosen}
            onChange={setChosen}
            loadOptions={async (q) => {
              const { records } = await client.call(listFlags, { query: { q } });
              return records.map((company) => ({ id: String(company.id), label: company.name }));
            }}
          />
        )}
        {isComplete && effect.data && (
          <Banner
            tone="info"
            title={
              effect.data.companies === 0
                ? say(globalSettingsTexts.noEffect)
                : say(isOn ? globalSettingsTexts.effectOn : globalSettingsTexts.effectOff, {
                    name,
                    companies: say(globalSettingsTexts.companiesCounted, {
                      count: effect.data.companies,
                    }),
                    users: say(globalSettingsTexts.usersCounted, { count: effect.data.users }),
                  })
            }
          >
            {effect.data.names.join(", ")}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}
