/** Pixels that a photo is shown with, at most. */
const side = 512;

/**
 * A large picture drawn smaller: it travels faster, and leaves behind where it was taken. One that
 * the browser cannot read goes as it is, for the server to judge.
 */
export async function smallerPhoto(file: File): Promise<File> {
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
  // Where the browser cannot write WebP, it writes PNG.
  return new File([blob], file.name, { type: blob.type });
}
