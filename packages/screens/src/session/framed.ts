/** True in a frame of a page of another origin, where only cookies of that page's own are kept. */
export function isFramed(): boolean {
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}
