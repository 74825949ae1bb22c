import { ComboBox } from "@ats/ui/ComboBox";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { useUser } from "../../session/session.tsx";
import { fieldTexts } from "./field-texts.ts";
import { suggestPlaces, useTowns } from "./places.ts";
import type { StepProps } from "./step-props.ts";
import { basicsTexts } from "./texts.ts";

type LocationFieldProps = Pick<StepProps, "values" | "set" | "suggestions"> & {
  /** The saved location. */
  saved: string | undefined;
};

/**
 * The job's location, with suggestions if the company has them on. Specification §3,
 * `enableLocationDropDown`.
 */
export function LocationField({
  values: { location },
  set,
  suggestions,
  saved = "",
}: LocationFieldProps) {
  const say = useTexts();
  const { enableLocationDropDown } = useUser().ats_settings;
  const towns = useTowns(enableLocationDropDown && location !== saved);
  const field = {
    label: say(fieldTexts.location),
    name: "location",
    isRequired: true,
  };
  if (!enableLocationDropDown)
    return (
      <TextField
        {...field}
        maxLength={120}
        value={location}
        onChange={(typed) => set({ location: typed })}
      />
    );
  return (
    <ComboBox
      {...field}
      description={say(basicsTexts.locationHint)}
      allowsCustomValue
      inputValue={location}
      onInputChange={(typed) => {
        const place = suggestions?.places.find((each) => each.location === typed);
        set({ location: typed, ...(place && { postal_code: place.postal_code }) });
      }}
      options={suggestPlaces(location, suggestions?.places ?? [], towns)}
    />
  );
}
