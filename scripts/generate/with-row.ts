/**
 * The text with one more line at the end of a table of constants.
 * @param table how the table's first line begins
 */
export function withRow(text: string, table: string, row: string): string {
  const start = text.indexOf(`\n${table}`)
  const end = /\n[\]}]/.exec(text.slice(start + 1))
  if (start < 0 || !end) throw new Error(`Expected a table that begins with ${table}, found none.`)
  const at = start + 1 + end.index
  return `${text.slice(0, at)}\n  ${row}${text.slice(at)}`
}
