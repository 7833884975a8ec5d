import { strToU8, Zip, ZipDeflate } from 'fflate'

/** How a column is written: amounts and counts as numbers, so that they can be summed. */
export type CellKind = 'text' | 'integer' | 'cents'

/** A row of texts, as in a CSV file. */
type Cells = readonly string[]

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Formats by their place in `styles.xml`. */
const STYLES: Record<CellKind, number> = { text: 1, integer: 0, cents: 2 }

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** The bytes of a workbook (xlsx) with one sheet, packed while the rows arrive. */
export async function* workbookOf(
  kinds: readonly CellKind[],
  headings: Cells,
  pages: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    waiting.push(data)
  })
  const part = (name: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(PARTS)) part(name).push(strToU8(HEAD + xml), true)
  const sheet = part('xl/worksheets/sheet1.xml')
  const texts = headings.map(() => 'text' as const)
  let line = 1
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rowOf(line++, headings, texts)}`))
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((row) => rowOf(line++, row, kinds)).join('')))
    yield* waiting.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* waiting
}

const rowOf = (line: number, cells: Cells, kinds: readonly CellKind[]) =>
  `<row r="${line}">${cells.map((cell, column) => cellOf(cell, kinds[column] ?? 'text')).join('')}</row>`

function cellOf(cell: string, kind: CellKind): string {
  if (cell === '') return '<c/>'
  const style = `s="${STYLES[kind]}"`
  if (kind !== 'text' && /^-?\d+(\.\d+)?$/.test(cell)) return `<c ${style}><v>${cell}</v></c>`
  return `<c ${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** What XML 1.0 cannot hold: control characters but tab and line ends, and half of a character beyond the first plane. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

const escaped = (text: string) =>
  text
    .replace(IMPOSSIBLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // a parser would read it as a line break
    .replaceAll('\r', '&#13;')
