import { expect, test } from "vitest";
import { differences, drawn, marked } from "./comparator.ts";
import { fromLine, type Image, meansOf, toLine } from "./means.ts";

type Box = { left: number; top: number; width: number; height: number; shade: number };

/** A page of one shade with boxes on it. */
function picture(...boxes: Box[]): Image {
  const [width, height] = [300, 121];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const { left, top, width: across, height: down, shade } of boxes)
    for (let y = top; y < top + down; y++)
      data.fill(shade, (y * width + left) * 4, (y * width + left + across) * 4);
  return { data, width, height };
}

const button = { left: 40, top: 30, width: 80, height: 36, shade: 60 };
const kept = meansOf(picture(button));

test("what is as it was matches", () => {
  expect(differences(kept, picture(button))).toBeUndefined();
});

test("a picture is kept as one line", () => {
  const line = toLine(kept);
  expect(line).not.toContain("\n");
  expect(fromLine(line)).toEqual(kept);
});

test("a button that has moved by two pixels does not match", () => {
  for (const moved of [
    { ...button, left: 42 },
    { ...button, top: 28 },
  ])
    expect(differences(kept, picture(moved))?.message).toMatch(
      /squares of 8 px differ, where 4 may/,
    );
});

test("neither does a faint ground that has gone, nor a page of another size", () => {
  const ground = { left: 0, top: 0, width: 300, height: 121, shade: 243 };
  expect(differences(meansOf(picture(ground, button)), picture(button))).toBeDefined();
  const lower = { ...picture(button), height: 120 };
  expect(differences(kept, lower)?.message).toBe("It was 300×121 px and is 300×120 px.");
});

test("the edges of letters may be drawn otherwise", () => {
  const dots = (shade: number) =>
    Array.from({ length: 60 }, (_, n) => ({ left: n * 5, top: 50, width: 1, height: 8, shade }));
  expect(differences(meansOf(picture(...dots(60))), picture(...dots(90)))).toBeUndefined();
});

test("a few squares may differ: more in a larger picture", () => {
  const dots = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      left: n * 16,
      top: 0,
      width: 8,
      height: 8,
      shade: 0,
    }));
  const white = meansOf(picture());
  expect(differences(white, picture(...dots(4)))).toBeUndefined();
  expect(differences(white, picture(...dots(5)))?.squares).toEqual([0, 2, 4, 6, 8]);
});

test("what differs is marked in red, and what was kept can be looked at", () => {
  const { data } = marked(picture(button), [0]);
  expect(Array.from(data.slice(0, 4))).toEqual([255, 255, 255, 255]);
  const dark = marked(picture({ ...button, left: 0, top: 0 }), [0]);
  expect(Array.from(dark.data.slice(0, 4))).toEqual([255, 60, 60, 60]);
  expect(differences(kept, drawn(kept))).toBeUndefined();
});
