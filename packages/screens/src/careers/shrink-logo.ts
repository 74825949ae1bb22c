import { logoMaxBytes } from "@ats/core/careers/brand";

/** Largest stored logo in pixels: twice the size at which pages show it. */
const [width, height] = [512, 88];

/**
 * Scales a picture, also an SVG, to the size of a logo, and returns its `data:` address. Undefined
 * for a file that the browser cannot read.
 */
export async function shrinkLogo(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const scale = Math.min(width / picture.width, height / picture.height);
    const sizes = [1, 0.75, 0.5].map((part) => drawn(picture, scale * part));
    return sizes.find((logo) => logo.length < (logoMaxBytes * 4) / 3) ?? sizes.at(-1);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement, scale: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Browsers without WebP write PNG.
  return canvas.toDataURL("image/webp", 0.9);
}
