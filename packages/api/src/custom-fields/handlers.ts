import { fieldHandlers } from "./fields.ts";
import { valueHandlers } from "./values.ts";

export const customFieldsHandlers = [...fieldHandlers, ...valueHandlers];
