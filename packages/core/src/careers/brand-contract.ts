import { z } from "zod";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { brandInput, brandSchema } from "./brand.ts";
import { companyParam } from "./contract.ts";

export const listBrands = endpoint({
  method: "GET",
  path: "/api/brands",
  summary: "Lists the company's brands; the one without a name is that of its careers pages",
  access: "VIEW_SETTINGS",
  response: z.object({ records: z.array(brandSchema) }),
});

export const createBrand = endpoint({
  method: "POST",
  path: "/api/brands",
  summary: "Gives the careers pages, or a brand's adverts, a logo, an accent colour and a font",
  access: "VIEW_SETTINGS",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: brandInput,
  response: brandSchema,
});

export const updateBrand = endpoint({
  method: "PUT",
  path: "/api/brands/{id}",
  summary: "Changes how the pages of a brand look",
  access: "VIEW_SETTINGS",
  params: idParam,
  ifMatch: true,
  maxBytes: bodyBytes.large,
  body: brandInput,
  response: brandSchema,
});

export const deleteBrand = endpoint({
  method: "DELETE",
  path: "/api/brands/{id}",
  summary: "Deletes a brand; the careers pages without one look as delivered",
  access: "VIEW_SETTINGS",
  params: idParam,
});

export const readLogo = endpoint({
  method: "GET",
  path: "/careers/{company}/brands/{id}/logo",
  summary: "Returns the logo of a brand of the company",
  access: "public",
  params: companyParam.extend(idParam.shape),
  response: file,
});

export const brandContract = { listBrands, createBrand, updateBrand, deleteBrand, readLogo };
