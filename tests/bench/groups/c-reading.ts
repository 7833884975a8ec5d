/**
 * (c) Reading a page from its text: `parsePage` and `readPage` against `JSON.parse` of the same text (processor time), and
 * the first validation of a new process against its first parse (by the clock).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parsePage, readPage, serialisePage } from '@schemas'
import { compare } from '../measure/compare'
import type { FirstTimes } from '../measure/first-validation'
import type { Row } from '../measure/row'
import { interleave, type Samples } from '../measure/stats'
import { realPage } from '../page/real-page'
import type { BenchOptions } from './group'

const SIZES = [50, 1000]
const FLOOR =
  'JSON.parse 只做一件事；此外还要看每个对象（深度、名字、个数，约 0.15 倍）、文本里的每个冒号（重复的属性，约 0.3 倍），再校验'
const COLD = '按剖析，四分之一是编译，其余是每种组件的校验器还没优化时的解释执行；第二次只要三分之一'

export async function reading({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [1000] : SIZES) {
    const indented = serialisePage(realPage(size))
    const compact = JSON.stringify(JSON.parse(indented))
    for (const [form, text] of Object.entries({ 紧凑: compact, 缩进: indented })) {
      log(`(c) 读 ${size} 个组件的文本，${form}`)
      rows.push(...(await measure(`${size} 个组件的${form}文本`, text, quick)))
    }
    log(`(c) 新进程，${size} 个组件`)
    const first = await inNewProcesses(compact, quick ? 3 : 15)
    rows.push(
      ...compare(
        { group: 'c', what: `${size} 个组件，新进程的第一次校验（时钟时间）`, unit: 'ms' },
        { ours: first.map(({ validation }) => validation), parse: first.map(({ parse }) => parse) },
        [{ key: 'parse', name: '它的第一次 JSON.parse', limit: 1.2, ifMissed: COLD }],
      ),
    )
  }
  return rows
}

async function measure(what: string, text: string, quick: boolean): Promise<Row[]> {
  const { page, problems } = parsePage(text)
  if (!page || problems.length > 0)
    throw new Error(`Expected a page without problems, got ${problems.length}.`)
  const times = await interleave(
    { ours: () => parsePage(text), read: () => readPage(text), parse: () => JSON.parse(text) as unknown },
    { rounds: quick ? 7 : 31, sampleMs: 30, warmUpMs: 800 },
  )
  const base = [{ key: 'parse' as const, name: 'JSON.parse', limit: 1.5, ifMissed: FLOOR }]
  const reads: Samples<'ours' | 'parse'> = { ours: times.read, parse: times.parse }
  return [
    ...compare({ group: 'c', what: `${what}，parsePage`, unit: 'ms' }, times, base),
    ...compare({ group: 'c', what: `${what}，readPage（不校验）`, unit: 'ms' }, reads, base),
  ]
}

async function inNewProcesses(text: string, count: number): Promise<FirstTimes[]> {
  const all: FirstTimes[] = []
  for (let i = 0; i < count; i++) {
    const child = fork(fileURLToPath(new URL('first-validation.js', import.meta.url)))
    const answered = once(child, 'message')
    child.send(text)
    const [times] = (await answered) as [FirstTimes]
    await once(child, 'exit')
    all.push(times)
  }
  return all
}
