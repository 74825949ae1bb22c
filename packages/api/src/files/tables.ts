/** A file that is no longer used and will be removed. */
interface FileToDeleteTable {
  company_id: number;
  file_key: string;
}

export interface FileTables {
  files_to_delete: FileToDeleteTable;
}
