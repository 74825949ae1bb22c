/** Maximum length of the shorter side of a stored photo, in pixels. */
const side = 512;

/**
 * Scales an image down, which also removes its location data. Returns a file that the browser
 * cannot read unchanged, for the server to check.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, side / Math.min(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  );
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  // Browsers without WebP write PNG.
  return new File([blob], file.name, { type: blob.type });
}
