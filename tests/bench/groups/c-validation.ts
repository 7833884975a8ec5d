/**
 * (c) Validation with all errors and their messages, against parsing the same page: its shortest text and, as files have
 * it, the indented one. Processor time.
 */
import { problemsOf, serialisePage, type PageJson } from '@schemas'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { broken, realPage } from '../page/real-page'
import type { BenchOptions } from './group'

const SIZES = [50, 1000]
const LIMIT = 0.35
const FLOOR =
  '一半是生成的校验器逐个属性地看，其余是规则、链接、信封和错误的文字；按处理器剖析，没有一处超过一成'
/** Two dozen validators of up to 60 KB of bytecode have to be compiled. */
const WARM_UP_MS = 1200

export async function validation({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [1000] : SIZES) {
    const sound = realPage(size)
    const count = Object.keys(sound.widgets).length
    const cases = [
      { what: '没有问题', page: sound, least: 0 },
      { what: '10% 的组件有错', page: broken(sound, 10), least: count / 10 },
      { what: '每个组件都有错', page: broken(sound, 1), least: count },
    ]
    for (const { what, page, least } of cases) {
      log(`(c) ${count} 个组件，${what}`)
      rows.push(...(await measure(`${count} 个组件，${what}`, page, least, quick)))
    }
  }
  return rows
}

async function measure(what: string, page: PageJson, least: number, quick: boolean): Promise<Row[]> {
  const indented = serialisePage(page)
  const compact = JSON.stringify(JSON.parse(indented))
  const document = JSON.parse(compact) as PageJson
  const found = problemsOf(document).filter(({ severity }) => severity === 'error').length
  if (found < least || (least === 0 && found > 0))
    throw new Error(`Expected ${least || 'no'} problems at least, found ${found}.`)
  const times = await interleave(
    {
      ours: () => problemsOf(document),
      compact: () => JSON.parse(compact) as unknown,
      indented: () => JSON.parse(indented) as unknown,
    },
    { rounds: quick ? 7 : 31, sampleMs: 30, warmUpMs: WARM_UP_MS },
  )
  return compare({ group: 'c', what: `${what}：${found} 条`, unit: 'ms' }, times, [
    { key: 'compact', name: `JSON.parse（紧凑，${megabytes(compact)}）`, limit: LIMIT, ifMissed: FLOOR },
    { key: 'indented', name: `JSON.parse（缩进，${megabytes(indented)}）`, limit: LIMIT, ifMissed: FLOOR },
  ])
}

const megabytes = (text: string) => `${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB`
