import { describe, expect, test } from "vitest";
import { nameFrom, splitName } from "./split-name.ts";

describe("a name in one piece is split", () => {
  test.each([
    ["Ann Bell", "Ann", "Bell"],
    ["  Ann   Marie  Bell ", "Ann Marie", "Bell"],
    ["Bell, Ann Marie", "Ann Marie", "Bell"],
    ["Dr Ann Bell", "Ann", "Bell"],
    ["Bell, Dr. Ann", "Ann", "Bell"],
    ["Prof. Dr. Ann Bell", "Ann", "Bell"],
    ["Mrs Bell", "", "Bell"],
    ["Nora Quill, RN, BSc", "Nora", "Quill"],
    ["Nora Quill BSc", "Nora", "Quill"],
    ["Nora van der Quill PhD FCIPD", "Nora", "van der Quill"],
    ["Yan Ling MA", "Yan Ling", "MA"],
    ["Nora Quill RN (she/her)", "Nora", "Quill"],
    ["Nora (Nell) Quill", "Nora (Nell)", "Quill"],
    ["BELL, ANN", "ANN", "BELL"],
    ["Ann Bell Jr", "Ann", "Bell Jr"],
    ["Bell, Ann, Jr.", "Ann", "Bell Jr."],
    ["Ann Bell, III", "Ann", "Bell III"],
    ["Anne van der Berg", "Anne", "van der Berg"],
    ["van der Berg", "", "van der Berg"],
    ["Maria da Silva Costa", "Maria", "da Silva Costa"],
    ["QUILL Nora Jane", "Nora Jane", "QUILL"],
    ["Nora Jane QUILL", "Nora Jane", "QUILL"],
    ["ANN BELL", "ANN", "BELL"],
    ["Al Moss", "Al", "Moss"],
    ["Don Marsh", "Don", "Marsh"],
    ["Nora E Quill", "Nora E", "Quill"],
    ["Olive St. John", "Olive", "St. John"],
    ["Sig.ra Anna Conti", "Anna", "Conti"],
    ["Suharto", "Suharto", ""],
    ["李明", "明", "李"],
    ["欧阳明", "明", "欧阳"],
    ["김민준", "민준", "김"],
    ["佐藤 花子", "花子", "佐藤"],
    ["佐藤　花子", "花子", "佐藤"],
    ["", "", ""],
  ])("%s", (written, first_name, last_name) =>
    expect(splitName(written)).toEqual({ first_name, last_name }),
  );
});

describe("a part of a name that stands in two columns is taken once", () => {
  test.each([
    ["Ann Bell", "Ann", "", "Ann", "Bell"],
    ["Bell, Ann", "Ann", "", "Ann", "Bell"],
    ["Dr Ann Bell", "Ann", "", "Ann", "Bell"],
    ["Bell", "Ann", "", "Ann", "Bell"],
    ["Ann Bell", "", "Bell", "Ann", "Bell"],
    ["Ann", "", "Bell", "Ann", "Bell"],
    ["Ann", "Ann", "", "Ann", ""],
    ["Ann Bell", "Ann", "Bell", "Ann", "Bell"],
    ["", "Ann", "Bell", "Ann", "Bell"],
    ["Ann Bell", " ", " ", "Ann", "Bell"],
  ])("name %j, first name %j, last name %j", (full_name, first, last, first_name, last_name) =>
    expect(nameFrom({ full_name, first_name: first, last_name: last })).toEqual({
      first_name,
      last_name,
    }),
  );
});
