import { useEffect, useRef, useState } from "react";
import { type EmbedEvent, type Embedded, mount } from "../../../embed/src/mount.ts";
import { Button } from "../../../ui/src/Button/Button.tsx";
import { ColourField } from "../../../ui/src/ColourField/ColourField.tsx";
import { Inline } from "../../../ui/src/Inline/Inline.tsx";
import { NativeSelect } from "../../../ui/src/NativeSelect/NativeSelect.tsx";
import { Switch } from "../../../ui/src/Switch/Switch.tsx";
import { brands } from "../../../ui/src/theme/brands.ts";
import { variablesOf } from "../../../ui/src/theme/brandVariables.ts";
import type { Density, Theme } from "../../../ui/src/theme/theme.tsx";
import * as css from "./Playground.css.ts";
import { serversAt } from "./servers.ts";

const users = [
  { id: "recruiter@northgate.example", label: "Recruiter" },
  { id: "manager@northgate.example", label: "Hiring manager" },
];
const pages = [
  { id: "/job", label: "Jobs" },
  { id: "/candidate", label: "Candidates" },
  { id: "/user/calendar", label: "Calendar" },
];
const themes: { id: Theme; label: string }[] = [
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
];
const densities: { id: Density; label: string }[] = [
  { id: "comfortable", label: "Comfortable" },
  { id: "compact", label: "Compact" },
];

interface Choices {
  user: string;
  route: string;
  theme: Theme;
  density: Density;
  accent: string | null;
  hasShell: boolean;
}

const first: Choices = {
  user: "recruiter@northgate.example",
  route: "/job",
  theme: "light",
  density: "comfortable",
  accent: null,
  hasShell: false,
};

const appearanceOf = ({ theme, density, accent }: Choices) => ({
  theme: {
    mode: theme,
    density,
    tokens: accent ? variablesOf({ ...brands.default, accent }) : {},
  },
});

/** The partner's page, with the real loader. */
export function LivePlayground({ product }: { product: string }) {
  const [servers] = useState(() => serversAt(product));
  const element = useRef<HTMLDivElement>(null);
  const embedded = useRef<Embedded>(undefined);
  const [choices, setChoices] = useState(first);
  const chosen = useRef(choices);
  const [events, setEvents] = useState<EmbedEvent[]>([]);
  const [isShown, setShown] = useState(false);

  useEffect(() => servers.stop, [servers]);
  useEffect(() => {
    if (!isShown || !element.current) return;
    const shown = mount(element.current, {
      ...appearanceOf(chosen.current),
      route: chosen.current.route,
      maxHeight: 720,
      secret: () => {
        const { user, hasShell } = chosen.current;
        return servers.askSecret({ user: { email: user }, features: hasShell ? ["shell"] : [] });
      },
      onEvent(event) {
        setEvents((earlier) => [...earlier, event]);
        if (event.type !== "navigated") return;
        chosen.current = { ...chosen.current, route: event.path };
        setChoices(chosen.current);
      },
    });
    embedded.current = shown;
    return () => {
      embedded.current = undefined;
      shown.destroy();
    };
  }, [isShown, servers]);

  function choose(change: Partial<Choices>) {
    chosen.current = { ...chosen.current, ...change };
    setChoices(chosen.current);
    const { current: frame } = embedded;
    if ("user" in change || "hasShell" in change) frame?.signIn();
    else if (change.route) frame?.navigate(change.route);
    else frame?.update(appearanceOf(chosen.current));
  }

  return (
    <div className={`sb-unstyled ${css.playground}`}>
      <Inline gap="md" align="end">
        <NativeSelect
          label="User"
          options={users}
          value={choices.user}
          onChange={(user) => choose({ user })}
        />
        <NativeSelect
          label="Page"
          options={pages}
          value={pages.some(({ id }) => id === choices.route) ? choices.route : ""}
          placeholder="Another"
          onChange={(route) => choose({ route })}
        />
        <NativeSelect
          label="Theme"
          options={themes}
          value={choices.theme}
          onChange={(theme) => choose({ theme })}
        />
        <NativeSelect
          label="Density"
          options={densities}
          value={choices.density}
          onChange={(density) => choose({ density })}
        />
        <ColourField
          label="Accent"
          value={choices.accent}
          onChange={(accent) => choose({ accent })}
        />
        <Switch isSelected={choices.hasShell} onChange={(hasShell) => choose({ hasShell })}>
          Menu and toolbar
        </Switch>
      </Inline>
      <Inline>
        <Button variant="primary" onPress={() => setShown(!isShown)}>
          {isShown ? "Destroy" : "Mount"}
        </Button>
        <Button isDisabled={!isShown} onPress={() => embedded.current?.signOut()}>
          Sign out
        </Button>
        <Button isDisabled={!isShown} onPress={() => embedded.current?.signIn()}>
          New secret
        </Button>
      </Inline>
      <div ref={element} className={css.page} />
      {events.length > 0 && (
        <pre role="log" aria-label="Events" tabIndex={0} className={css.log}>
          {events.map((event) => JSON.stringify(event)).join("\n")}
        </pre>
      )}
    </div>
  );
}
