/** (c) A key typed in a text editor, from the edit to the problems with their places, against finding those of the whole text. */
import { problemsInFile, serialisePage } from '@schemas'
import { OpenPage } from '@language/open-page'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { realPage } from '../page/real-page'
import type { BenchOptions } from './group'

const SIZES = [50, 1000]
const FLOOR = '一半是把编辑后的文本拼成一段并与之前的逐个组件比较，其余是行号表；改动之外没有解析和校验'

export async function editing({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [1000] : SIZES) {
    log(`(c) 在文本编辑器中按键，${size} 个组件`)
    const text = serialisePage(realPage(size))
    const type = typist(text)
    const times = await interleave(
      { ours: type, whole: () => problemsInFile(text) },
      { rounds: quick ? 7 : 31, sampleMs: 30, warmUpMs: 800 },
    )
    rows.push(
      ...compare({ group: 'c', what: `${size} 个组件的文本，按一个键到全部问题`, unit: 'ms' }, times, [
        { key: 'whole', name: '校验整个文本', limit: 0.5, ifMissed: FLOOR },
      ]),
    )
  }
  return rows
}

/** Types a digit into one widget after the other, and takes it back. */
function typist(text: string): () => unknown {
  const page = new OpenPage(TextDocument.create('file:///bench.page.json', 'json', 1, text))
  const numbers = [...text.matchAll(/"height": \d/g)].map(({ 0: found, index }) => index + found.length)
  if (numbers.length === 0) throw new Error('Expected a page with heights')
  let turn = 0
  return () => {
    const at = numbers[(turn >> 1) % numbers.length] ?? 0
    const isTyped = turn++ % 2 === 0
    const end = isTyped ? at : at + 1
    TextDocument.update(
      page.document,
      [{ range: page.rangeOf({ start: at, end }), text: isTyped ? '0' : '' }],
      turn + 1,
    )
    return page.diagnosis.problems
  }
}
