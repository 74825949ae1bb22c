import { type RefObject, useEffect, useState } from "react";

/** Zoom factor, or what to fit. `auto` is natural size, or the width when that does not fit. */
type Zoom = number | "auto" | "width" | "page";

export const percentages = [50, 75, 100, 125, 150, 200, 300];

export type ZoomState = {
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  scale: number;
};

/** Returns the zoom state and the scale for content of this natural size. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  natural: { width: number; height: number } | undefined,
): ZoomState {
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const width = natural && room.width > 0 ? room.width / natural.width : 1;
  const height = natural && room.height > 0 ? room.height / natural.height : 1;
  const fits = { auto: Math.min(1, width), width, page: Math.min(width, height) };
  return { zoom, setZoom, scale: typeof zoom === "number" ? zoom : fits[zoom] };
}
