import { getLocalTimeZone, today } from "@internationalized/date";
import { use } from "react";
import { DatePickerStateContext } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { footer } from "../CalendarGrid/CalendarGrid.css.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

export type DatePickerFooterProps = {
  canClear: boolean;
  /** Returns true for a `YYYY-MM-DD` that may be chosen. */
  canChoose: (date: string) => boolean;
};

/** Shows the Today and Clear buttons under the calendar. */
export function DatePickerFooter({ canClear, canChoose }: DatePickerFooterProps) {
  const say = useTexts();
  const state = use(DatePickerStateContext);
  const now = today(getLocalTimeZone());
  const choose = (date: typeof now | null) => {
    state?.setValue(date);
    state?.setOpen(false);
  };
  return (
    <div className={footer}>
      <Button
        size="sm"
        variant="ghost"
        isDisabled={!canChoose(now.toString())}
        onPress={() => choose(now)}
      >
        {say(words.today)}
      </Button>
      {canClear && (
        <Button size="sm" variant="ghost" isDisabled={!state?.value} onPress={() => choose(null)}>
          {say(words.clear)}
        </Button>
      )}
    </div>
  );
}
