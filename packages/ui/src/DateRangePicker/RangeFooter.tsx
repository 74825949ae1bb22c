import { use } from "react";
import { DateRangePickerStateContext } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { footer } from "../CalendarGrid/CalendarGrid.css.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

/** Shows the button that clears the range. */
export function RangeFooter() {
  const say = useTexts();
  const state = use(DateRangePickerStateContext);
  return (
    <div className={footer}>
      <Button
        size="sm"
        variant="ghost"
        isDisabled={!state?.value.start && !state?.value.end}
        onPress={() => {
          state?.setValue(null);
          state?.setOpen(false);
        }}
      >
        {say(words.clear)}
      </Button>
    </div>
  );
}
