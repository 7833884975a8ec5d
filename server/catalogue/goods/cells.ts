/**
 * Cells with several values: lists separated by `；` or `;`, pairs as `颜色=红；尺码=M`, pictures separated by blanks. A name
 * or a value that contains separators is put in double quotes, as in CSV: `材质="棉；麻"`.
 */

/** Empties a list, where an empty cell leaves it unchanged. */
export const NONE = '无'

export const SEPARATOR = /[；;]/
const EQUALS = /[=＝]/
/** What a plain name of a pair does not contain. */
export const IN_PAIRS = /[=＝；;]/

/** The text of a cell; undefined for one that says nothing: empty, or separators and blanks alone. */
export const filled = (cell: string | undefined): string | undefined =>
  cell === undefined || /^[\s；;]*$/.test(cell) ? undefined : cell.trim()

export const isNone = (cell: string): boolean => cell.trim() === NONE

export const listOf = (cell: string): string[] =>
  isNone(cell)
    ? []
    : cell
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter(Boolean)

/** @param isKnown addresses that are taken as they are, even with a ； in them */
export const picsOf = (cell: string, isKnown: (url: string) => boolean = () => false): string[] =>
  isNone(cell)
    ? []
    : blankSeparated(cell).flatMap((part) => (isKnown(part) ? part : part.split(/[；\s]/).filter(Boolean)))

/** Everything that `picsOf` may take for an address. */
export const addressesIn = (cell: string): string[] => [...picsOf(cell), ...blankSeparated(cell)]

/** Known addresses may contain full-width and other blanks. */
const blankSeparated = (cell: string) => cell.split(/[ \t\r\n]+/).filter(Boolean)

/** A list as a cell; '' becomes 无, so that the file says that there is none. */
export const writeList = (values: readonly string[]): string => values.join('；') || NONE
export const writePics = (pics: readonly string[]): string => pics.join(' ') || NONE

/** A name with its value: of a specification or a parameter. */
export interface Pair {
  name: string
  value: string
}

/** @returns undefined for a cell that cannot be read */
export function pairsIn(cell: string): Pair[] | undefined {
  if (isNone(cell)) return []
  const pairs: Pair[] = []
  for (let rest = cell; ;) {
    rest = rest.replace(/^[\s；;]+/, '')
    if (rest === '') return pairs
    const name = textBefore(EQUALS, rest)
    const value = name?.end ? textBefore(SEPARATOR, name.rest) : undefined
    if (!name || !value || SEPARATOR.test(name.plain)) return undefined
    pairs.push({ name: name.text, value: value.text })
    rest = value.rest
  }
}

/** The text before a separator, or the end of the cell; undefined where it is empty or its quotes do not match. */
function textBefore(separator: RegExp, cell: string) {
  const [quoted, inside] = /^\s*"((?:[^"]|"")+)"\s*/.exec(cell) ?? []
  const tail = quoted === undefined ? cell : cell.slice(quoted.length)
  const found = separator.exec(tail)
  const plain = tail.slice(0, found?.index ?? tail.length).trim()
  const text = inside?.replaceAll('""', '"') ?? plain
  if (text === '' || (quoted !== undefined && plain !== '') || plain.startsWith('"')) return undefined
  return { text, plain, end: found !== null, rest: found ? tail.slice(found.index + 1) : '' }
}

export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, value }) => `${written(name, IN_PAIRS)}=${written(value, SEPARATOR)}`).join('；')

const written = (text: string, separators: RegExp) =>
  separators.test(text) || text.startsWith('"') || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text

const LONGEST_SPEC = 20
const LONGEST_VALUE = 40

/** The pairs of specifications, none for 无; @returns undefined for a cell that cannot be read, or with a name twice */
export function specsOf(cell: string): Pair[] | undefined {
  const pairs = pairsIn(cell)
  const fits = ({ name, value }: Pair) => name.length <= LONGEST_SPEC && value.length <= LONGEST_VALUE
  const isTwice = new Set(pairs?.map(({ name }) => name)).size < (pairs?.length ?? 0)
  return pairs?.every(fits) && !isTwice ? pairs : undefined
}
