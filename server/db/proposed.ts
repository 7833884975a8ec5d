import { sql, type SQL } from 'drizzle-orm'

/** Columns with the values of the row that could not be inserted, for `set` of `onConflictDoUpdate`. */
export const proposed = <Column extends string>(...columns: Column[]): Record<Column, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)])) as Record<Column, SQL>
