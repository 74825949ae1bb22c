import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A component whose code loads when it is first shown, or before by `preload`. It shows as soon as
 * its code is there; React shows a `lazy` one 300 ms after its fallback at the earliest.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<void> => {
    Loaded = (await load()).default;
  };

  function OnDemand({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [{ Part, error }, set] = useState<{ Part?: typeof Loaded; error?: Error }>({
      Part: Loaded,
    });
    useEffect(() => {
      if (!Part)
        preload().then(
          () => set({ Part: Loaded }),
          (error) => set({ error }),
        );
    }, [Part]);
    if (error) throw error;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }
  return Object.assign(OnDemand, { preload });
}
