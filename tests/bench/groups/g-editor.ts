/** (g) The designer's editor, one written by hand and Puck's with the same page: opening, typing, dragging, undoing. */
import type { Browser } from 'playwright'
import type { EditorName, UpdateTimes } from '../editor/editor-window'
import { compare, type Baseline } from '../measure/compare'
import type { Row, Unit } from '../measure/row'
import { median, quantile, turn, type Samples } from '../measure/stats'
import { withBrowser } from './browser'
import { Session } from './editor/session'
import type { BenchOptions } from './group'

const SIZES = [10, 50, 200, 1000]
/** Number of widgets at which the targets apply; loading has one everywhere. */
const MARKED = 1000

/** Samples of each measurement; Puck's editor takes so long that a few suffice. */
interface Rounds {
  load: number
  typing: number
  /** of dragging and of undoing */
  gestures: number
}
const OF_BOTH: Rounds = { load: 7, typing: 10, gestures: 9 }
const OF_PUCK: Rounds = { load: 2, typing: 2, gestures: 2 }
const QUICK: Rounds = { load: 1, typing: 1, gestures: 1 }
const KEYS = 20

export async function editors({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [50] : SIZES) {
    log(`(g) ${size} 个组件：设计器与手写编辑器`)
    const both = await withBrowser((browser) =>
      measure(browser, ['ours', 'hand'], size, quick ? QUICK : OF_BOTH),
    )
    log(`(g) ${size} 个组件：Puck`)
    const puck = await withBrowser((browser) => measure(browser, ['puck'], size, quick ? QUICK : OF_PUCK))
    rows.push(...rowsOf(size, both, puck))
  }
  log('(g) 340 个输入的面板与 20 个的')
  rows.push(...(await withBrowser((browser) => panels(browser, quick ? QUICK : OF_BOTH))))
  return rows
}

/** Each sample is of one round: of keys and frames the median or a quantile of that round. */
interface Measured {
  load: number[]
  heap: number[]
  key: number[]
  keyLate: number[]
  painted: number[]
  frame: number[]
  drop: number[]
  undo: number[]
}
type Metric = keyof Measured

async function measure<Name extends EditorName>(
  browser: Browser,
  names: readonly Name[],
  size: number,
  rounds: Rounds,
): Promise<Record<Name, Measured>> {
  const results = new Map(names.map((name) => [name, nothing()]))
  const sessions = await Promise.all(names.map((name) => Session.of(browser, name)))
  const each = async (count: number, work: (session: Session, result: Measured) => Promise<void>) => {
    for (let round = 0; round < count; round++)
      for (const session of turn(sessions, round))
        await work(session, results.get(session.name as Name) as Measured)
  }
  await each(rounds.load, async (session, { load, heap }) => {
    load.push(await session.open(size))
    heap.push((await session.heap()) / 1e6)
  })
  await each(rounds.typing + 1, async (session, result) => {
    await session.focusTitle()
    note(result, await session.type(KEYS))
  })
  await each(rounds.gestures + 1, async (session, { undo }) => void undo.push((await session.undo()).dom))
  await each(rounds.gestures + 1, async (session, { drop, frame }) => {
    const dragged = await session.drag()
    drop.push(dragged.drop)
    frame.push(quantile(dragged.frames, 0.95))
  })
  for (const result of results.values()) forgetFirst(result)
  return Object.fromEntries(results) as Record<Name, Measured>
}

function note({ key, keyLate, painted }: Measured, seen: readonly UpdateTimes[]): void {
  const dom = seen.map((each) => each.dom)
  key.push(median(dom))
  keyLate.push(quantile(dom, 0.95))
  painted.push(median(seen.map((each) => each.painted)))
}

/** The first round is a warm-up; opening has none, since it is always cold for an operator. */
function forgetFirst({ load: _load, heap: _heap, ...warm }: Measured): void {
  for (const samples of Object.values(warm)) samples.shift()
}

const nothing = (): Measured => ({
  load: [],
  heap: [],
  key: [],
  keyLate: [],
  painted: [],
  frame: [],
  drop: [],
  undo: [],
})

interface Line {
  metric: Metric
  what: string
  unit?: Unit
  limit?: number
  ifMissed?: string
}

const LINES: readonly Line[] = [
  { metric: 'load', what: '打开到第一次点击选中组件' },
  { metric: 'key', what: '按键到预览改变（中位）' },
  { metric: 'keyLate', what: '按键到预览改变（p95）', limit: 1.6 },
  { metric: 'painted', what: '按键到画出', limit: 0.7 },
  { metric: 'frame', what: '拖动时的帧（p95）' },
  { metric: 'drop', what: '放下到新顺序', limit: 1.2 },
  { metric: 'undo', what: '撤销', limit: 2 },
  { metric: 'heap', what: '打开后的 JS 堆', unit: 'MB', limit: 1.4 },
]

function rowsOf(
  size: number,
  both: Record<'ours' | 'hand', Measured>,
  { puck }: Record<'puck', Measured>,
): Row[] {
  return LINES.flatMap(({ metric, what, unit = 'ms', limit, ifMissed }) => {
    const row = { group: 'g' as const, what: `${size} 个组件，${what}`, unit }
    const mark = metric === 'load' ? loadMark(size) : size === MARKED ? limit : undefined
    const hand: Baseline<'hand'> = { key: 'hand', name: '手写编辑器', limit: mark, ifMissed }
    const beside = puck[metric]
    // in separate rounds: Puck's long ones would leave too much time between the others
    const asOurs = median(both.ours[metric])
    return [
      ...compare(row, { ours: both.ours[metric], hand: both.hand[metric] }, [hand]),
      ...compare(row, { ours: beside.map(() => asOurs), puck: beside }, [
        { key: 'puck', name: 'Puck 编辑器' },
      ]),
    ]
  })
}

const loadMark = (size: number) => (size === MARKED ? 0.8 : 1.2)

/** List items of three fields each, and nine fields of the widget itself. */
const PANELS = { few: 4, many: 111 } as const

/** Our panel compared with itself. */
async function panels(browser: Browser, rounds: Rounds): Promise<Row[]> {
  const many = await Session.of(browser, 'ours')
  const few = await Session.of(browser, 'ours')
  const inputs = await many.openPanel(PANELS.many)
  await few.openPanel(PANELS.few)
  const samples: Samples<'ours' | 'few'> = { ours: [], few: [] }
  for (let round = 0; round <= rounds.typing; round++)
    for (const session of turn([many, few], round)) {
      const late = quantile(
        (await session.type(KEYS)).map(({ dom }) => dom),
        0.95,
      )
      // the first round is a warm-up
      if (round > 0) samples[session === many ? 'ours' : 'few'].push(late)
    }
  return compare(
    { group: 'g', what: `面板有 ${inputs} 个输入，按键到预览改变（p95）`, unit: 'ms' },
    samples,
    [{ key: 'few', name: '20 个输入的面板', limit: 1.3 }],
  )
}
