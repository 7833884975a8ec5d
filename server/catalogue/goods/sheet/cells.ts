/** Cells with several values: lists separated by ；, specifications as `颜色=红；尺码=M`, pictures separated by blanks. */

/** Empties a list, where an empty cell leaves it unchanged. */
const NONE = '无'

const SEPARATOR = /[；;]/

export const listOf = (cell: string): string[] =>
  cell.trim() === NONE
    ? []
    : cell
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter(Boolean)

export const picsOf = (cell: string): string[] =>
  cell.trim() === NONE ? [] : cell.split(/[\s；]+/).filter(Boolean)

/** A list as a cell; '' becomes 无, so that the file says that there is none. */
export const writeList = (values: readonly string[]): string => values.join('；') || NONE
export const writePics = (pics: readonly string[]): string => pics.join(' ') || NONE

/** The name and the value of each specification. */
export type SpecPairs = readonly { spec: string; value: string }[]

/** @returns undefined for a cell that cannot be read */
export function specsOf(cell: string): SpecPairs | undefined {
  const parts = cell
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part) => /^\s*([^=＝]{1,20}?)\s*[=＝]\s*(.{1,40}?)\s*$/.exec(part))
  const pairs = parts.flatMap((found) => (found?.[1] && found[2] ? { spec: found[1], value: found[2] } : []))
  const isTwice = new Set(pairs.map(({ spec }) => spec)).size < pairs.length
  return pairs.length === parts.length && pairs.length > 0 && !isTwice ? pairs : undefined
}

export const writeSpecs = (pairs: SpecPairs): string =>
  pairs.map(({ spec, value }) => `${spec}=${value}`).join('；')
