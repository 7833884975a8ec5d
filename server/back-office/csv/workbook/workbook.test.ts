import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read'
import { BrokenWorkbook } from './unpack'
import { workbookOf } from './write'

const relations =
  '<Relationships><Relationship Id="r7" Target="worksheets/first.xml"/><Relationship Id="r8" Target="worksheets/second.xml"/></Relationships>'
const book = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook><sheets><sheet r:id="r7"/><sheet r:id="r8"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations,
        'xl/worksheets/second.xml': '<worksheet><sheetData/></worksheet>',
        ...parts,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  )
const sheet = (rows: string) => ({
  'xl/worksheets/first.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

async function written(...pages: string[][][]): Promise<Uint8Array> {
  async function* arriving() {
    yield* pages
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookOf(['text', 'cents', 'integer'], ['名称', '售价', '库存'], arriving()))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('a workbook', () => {
  it('is read as it was written: texts that look like markup, formulas or numbers, empty cells, blanks', async () => {
    const rows = [
      ['<b>&"', '12.50', '3'],
      ['=1+1', '', '-4'],
      ['001234567890123456', '0.10', ''],
      [' 前后 \n换行', '无', '2'],
    ]
    const read = await readWorkbook(await written(rows.slice(0, 2), rows.slice(2)))
    expect(read).toEqual([
      ['名称', '售价', '库存'],
      ['<b>&"', '12.5', '3'],
      ['=1+1', '', '-4'],
      ['001234567890123456', '0.1'],
      [' 前后 \n换行', '无', '2'],
    ])
  })

  it('characters that XML cannot hold are left out', async () => {
    const [, row] = await readWorkbook(await written([['a\u0000\u000bb\ud800c😀', '1', '2']]))
    expect(row?.[0]).toBe('abc😀')
  })

  it('its first sheet is read, with shared texts of several styles, gaps, and numbers as they are meant', async () => {
    const shared =
      '<sst><si><t>货号</t></si><si><r><t>上</t></r><r><t xml:space="preserve">架 </t></r><rPh><t>shang</t></rPh></si></sst>'
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row><row r="4"><c r="B4"><v>19.899999999999999</v></c><c r="C4" t="b"><v>1</v></c><c r="AA4" t="str"><f>A1</f><v>算</v></c></row>'
    const read = await readWorkbook(book({ ...sheet(rows), 'xl/sharedStrings.xml': shared }))
    expect(read.slice(0, 3)).toEqual([[], ['货号', '', '上架 '], []])
    expect([read[3]?.[1], read[3]?.[2], read[3]?.[26], read[3]?.length]).toEqual(['19.9', 'TRUE', '算', 27])
  })

  it.each<[string, () => Uint8Array]>([
    ['no zip', () => strToU8('PK\u0003\u0004 nothing')],
    ['no sheet', () => zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets/></workbook>') })],
    ['a sheet that is missing', () => book({})],
    ['broken markup', () => book(sheet('<row><c>'))],
    ['too many columns', () => book(sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'))],
    ['rows out of order', () => book(sheet('<row r="2"/><row r="1"/>'))],
    [
      'an entity',
      () => book({ 'xl/worksheets/first.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>' }),
    ],
  ])('%s is refused', async (_what, bytes) => {
    await expect(readWorkbook(bytes())).rejects.toThrow(BrokenWorkbook)
  })
})
