import type { SimpleFaker } from "@faker-js/faker";

export interface Place {
  city: string;
  /** Postcode districts of the town. */
  districts: string[];
  region: "north" | "riverside";
}

const place = (city: string, districts: string, region: Place["region"] = "north"): Place => ({
  city,
  districts: districts.split(" "),
  region,
});

export const places: readonly Place[] = [
  place("Leeds", "LS1 LS2 LS6 LS7 LS8 LS11 LS12 LS15 LS16 LS17 LS28"),
  place("Bradford", "BD1 BD2 BD3 BD5 BD7 BD8 BD9 BD18"),
  place("Wakefield", "WF1 WF2 WF3 WF4 WF10"),
  place("Huddersfield", "HD1 HD2 HD3 HD4 HD7"),
  place("Halifax", "HX1 HX2 HX3"),
  place("York", "YO1 YO10 YO24 YO26 YO30 YO31"),
  place("Harrogate", "HG1 HG2 HG3"),
  place("Sheffield", "S1 S2 S5 S6 S7 S8 S10 S11"),
  place("Doncaster", "DN1 DN2 DN4 DN5"),
  place("Hull", "HU1 HU3 HU5 HU6 HU9"),
  place("Manchester", "M1 M4 M8 M13 M14 M16 M20 M21 M40"),
  place("Salford", "M3 M5 M6 M7 M50"),
  place("Stockport", "SK1 SK2 SK3 SK4"),
  place("Bolton", "BL1 BL2 BL3"),
  place("Rochdale", "OL11 OL12 OL16"),
  place("Liverpool", "L1 L4 L8 L13 L15 L17 L18"),
  place("Warrington", "WA1 WA2 WA4 WA5"),
  place("Preston", "PR1 PR2 PR4"),
  place("Newcastle upon Tyne", "NE1 NE2 NE3 NE4 NE6 NE7"),
  place("Gateshead", "NE8 NE9 NE10 NE11"),
  place("Sunderland", "SR1 SR2 SR4 SR5"),
  place("Durham", "DH1 DH2 DH7"),
  place("Middlesbrough", "TS1 TS3 TS5 TS8"),
  place("Carlisle", "CA1 CA2 CA3"),
  place("Reading", "RG1 RG2 RG4 RG6 RG30", "riverside"),
  place("Oxford", "OX1 OX2 OX3 OX4", "riverside"),
  place("Maidenhead", "SL6", "riverside"),
  place("Slough", "SL1 SL2 SL3", "riverside"),
  place("Wokingham", "RG40 RG41", "riverside"),
  place("Henley-on-Thames", "RG9", "riverside"),
];

/** Returns a full postcode in one of the place's districts. */
export function postcodeIn(random: SimpleFaker, { districts }: Place): string {
  const { arrayElement } = random.helpers;
  const unit = () => "ABDEFGHJLNPQRSTUWXYZ"[random.number.int(19)];
  return `${arrayElement(districts)} ${random.number.int(9)}${unit()}${unit()}`;
}

/**
 * Generates unique mobile numbers in E.164, because sharing one marks duplicates. Ofcom reserves
 * the thousand from 07700 900000 for drama; once they are used, numbers up to 07700 999999 follow,
 * which no network has been given.
 */
export function mobileNumbers(random: SimpleFaker): () => string {
  const taken = new Set<number>();
  let next = 1_000;
  return () => {
    const drawn = random.number.int(999);
    const number = taken.has(drawn) ? next++ : drawn;
    taken.add(drawn);
    return `+447700${900_000 + number}`;
  };
}
