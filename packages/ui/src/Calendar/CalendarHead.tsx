import { ChevronLeft, ChevronRight, Globe, Plus } from "lucide-react";
import { ToggleButtonGroup as RacGroup, ToggleButton } from "react-aria-components";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ToggleButtonGroup } from "../ToggleButtonGroup/ToggleButtonGroup.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Calendar.css.ts";
import type { CalendarPerson, CalendarView } from "./Calendar.tsx";
import { calendarTexts } from "./texts.ts";

type CalendarHeadProps = {
  title: string;
  view: CalendarView;
  onViewChange: (view: CalendarView) => void;
  onGo: (to: "prev" | "next" | "today") => void;
  people: readonly CalendarPerson[];
  selectedPeople: ReadonlySet<string>;
  onSelectedPeopleChange: (ids: Set<string>) => void;
  timeZone: string;
  onNew: (() => void) | undefined;
};

const views = ["day", "week", "month", "agenda"] as const;

export function CalendarHead({
  title,
  view,
  onViewChange,
  onGo,
  people,
  selectedPeople,
  onSelectedPeopleChange,
  timeZone,
  onNew,
}: CalendarHeadProps) {
  const say = useTexts();
  return (
    <div className={css.head}>
      <div className={css.bar}>
        <div className={css.travel}>
          <Button size="sm" onPress={() => onGo("today")}>
            {say(words.today)}
          </Button>
          <IconButton
            aria-label={say(calendarTexts.earlierDates)}
            icon={<ChevronLeft />}
            size="sm"
            onPress={() => onGo("prev")}
          />
          <IconButton
            aria-label={say(calendarTexts.laterDates)}
            icon={<ChevronRight />}
            size="sm"
            onPress={() => onGo("next")}
          />
        </div>
        <div className={css.title} aria-live="polite">
          <Heading level={2} size="md">
            {title}
          </Heading>
        </div>
        <ToggleButtonGroup
          label={say(calendarTexts.calendarView)}
          value={view}
          onChange={onViewChange}
          options={views.map((id) => ({ id, label: say(calendarTexts[id]) }))}
        />
        {onNew && (
          <Button size="sm" variant="primary" iconStart={<Plus />} onPress={onNew}>
            {say(calendarTexts.newEvent)}
          </Button>
        )}
      </div>
      <div className={css.bar}>
        {people.length > 0 && (
          <RacGroup
            className={css.people}
            aria-label={say(calendarTexts.people)}
            selectionMode="multiple"
            selectedKeys={selectedPeople}
            onSelectionChange={(keys) => onSelectedPeopleChange(new Set([...keys].map(String)))}
          >
            {people.map(({ id, name }) => (
              <ToggleButton key={id} id={id} className={css.person}>
                <Avatar name={name} size="xs" />
                <span className={css.personName}>{name}</span>
              </ToggleButton>
            ))}
          </RacGroup>
        )}
        <span className={css.zone}>
          <Globe aria-hidden="true" />
          {say(calendarTexts.timesIn, { zone: timeZone.replaceAll("_", " ") })}
        </span>
      </div>
    </div>
  );
}
