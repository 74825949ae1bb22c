import { changeLineManager, getLineManager } from "@ats/core/users/line-manager-contract";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { useRefresh } from "../../settings/settings/queries.ts";
import { SectionState } from "../../settings/settings/SectionState.tsx";
import { lineManagerTexts } from "./line-manager-texts.ts";

/** Chooses a user's line manager. */
export default function LineManagerCard({ id }: { id: number }) {
  const say = useTexts();
  const refresh = useRefresh();
  const query = useEndpoint(getLineManager, { params: { id } });
  const { mutate, error } = useCall(changeLineManager, {
    onSettled: () => refresh(getLineManager),
    onSuccess: () => showToast({ tone: "positive", title: say(lineManagerTexts.saved) }),
  });
  return (
    <SectionState query={query} title={say(lineManagerTexts.notLoaded)}>
      {({ line_manager, colleagues }) => {
        const before = line_manager?.id ?? null;
        const people = [
          ...(line_manager && !colleagues.some((each) => each.id === before) ? [line_manager] : []),
          ...colleagues,
        ];
        return (
          <Card title={say(lineManagerTexts.title)}>
            <ComboBox
              label={say(lineManagerTexts.title)}
              isLabelHidden
              description={say(lineManagerTexts.hint)}
              placeholder={say(lineManagerTexts.nobody)}
              options={people.map((person) => ({
                id: String(person.id),
                label: `${person.first_name} ${person.last_name}`,
              }))}
              value={before === null ? null : String(before)}
              onChange={(chosen) => {
                const after = chosen ? Number(chosen) : null;
                if (after !== before) mutate({ params: { id }, body: { before, after } });
              }}
              errorMessage={error?.message}
            />
          </Card>
        );
      }}
    </SectionState>
  );
}
