/** (g) The designer's editor, one written by hand and Puck's with the same page: opening, typing, dragging, undoing. */
import type { Browser } from 'playwright'
import type { EditorName, UpdateTimes } from '../editor/editor-window'
import { compare } from '../measure/compare'
import type { Row, Unit } from '../measure/row'
import { median, quantile, turn, type Samples } from '../measure/stats'
import { withBrowser } from './browser'
import { Session } from './editor/session'
import type { BenchOptions } from './group'

const SIZES = [10, 50, 200, 1000] as const
type Size = (typeof SIZES)[number]
const NAMES = ['ours', 'hand', 'puck'] as const satisfies readonly EditorName[]

/** Samples of each measurement. */
interface Rounds {
  load: number
  /** of the heap after a session: it varies little */
  session: number
  typing: number
  /** of dragging and of undoing */
  gestures: number
}
const WHOLE: Rounds = { load: 7, session: 3, typing: 8, gestures: 7 }
const QUICK: Rounds = { load: 1, session: 1, typing: 1, gestures: 1 }
const KEYS = 20
/** Of a session after which the heap is read. */
const SESSION_KEYS = 100

export async function editors({ quick, log }: BenchOptions): Promise<Row[]> {
  const rounds = quick ? QUICK : WHOLE
  const rows: Row[] = []
  for (const size of quick ? ([50] as const) : SIZES) {
    log(`(g) ${size} 个组件：设计器、手写编辑器与 Puck`)
    rows.push(...rowsOf(size, await withBrowser((browser) => measure(browser, size, rounds))))
  }
  return rows
}

/** Each sample is of one round: of keys and frames the median or a quantile of that round. */
interface Measured {
  load: number[]
  heap: number[]
  heapLater: number[]
  key: number[]
  keyLate: number[]
  painted: number[]
  frame: number[]
  drop: number[]
  undo: number[]
}
type Metric = keyof Measured

/** Every round has each editor once, one after the other; all of them are open at the same time. */
async function measure(browser: Browser, size: Size, rounds: Rounds): Promise<Record<EditorName, Measured>> {
  const results: Record<EditorName, Measured> = { ours: nothing(), hand: nothing(), puck: nothing() }
  const sessions = await Promise.all(NAMES.map((name) => Session.of(browser, name)))
  const each = async (count: number, work: (session: Session, result: Measured) => Promise<void>) => {
    for (let round = 0; round < count; round++)
      for (const session of turn(sessions, round)) await work(session, results[session.name])
  }
  await each(rounds.session, async (session, { heapLater }) => {
    await session.open(size)
    await session.focusTitle()
    await session.typeAndSave(SESSION_KEYS)
    heapLater.push(await session.heap.used())
  })
  await each(rounds.load, async (session, { load, heap }) => {
    load.push(await session.open(size))
    heap.push(await session.heap.used())
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
  for (const result of Object.values(results)) forgetFirst(result)
  return results
}

function note({ key, keyLate, painted }: Measured, seen: readonly UpdateTimes[]): void {
  const dom = seen.map((each) => each.dom)
  key.push(median(dom))
  keyLate.push(quantile(dom, 0.95))
  painted.push(median(seen.map((each) => each.painted)))
}

/** The first round is a warm-up; opening has none, since it is always cold for an operator. */
function forgetFirst({ load: _load, heap: _heap, heapLater: _later, ...warm }: Measured): void {
  for (const samples of Object.values(warm)) samples.shift()
}

const nothing = (): Measured => ({
  load: [],
  heap: [],
  heapLater: [],
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
  /** Target beside the editor written by hand: at every size, or for each of them. */
  limit?: number | Readonly<Record<Size, number>>
}

/** The designer's code, which the smallest page has too, is twice that of the editor written by hand. */
const HEAP = { 10: 2, 50: 2, 200: 1.6, 1000: 1.4 } as const

const LINES: readonly Line[] = [
  { metric: 'load', what: '打开到第一次点击选中组件', limit: 1.1 },
  { metric: 'key', what: '按键到预览改变（中位）' },
  { metric: 'keyLate', what: '按键到预览改变（p95）', limit: 1.6 },
  { metric: 'painted', what: '按键到画出', limit: 1.1 },
  { metric: 'frame', what: '拖动时的帧（p95）' },
  { metric: 'drop', what: '放下到新顺序', limit: 1.2 },
  { metric: 'undo', what: '撤销', limit: 1.5 },
  { metric: 'heap', what: '打开后的 JS 堆', unit: 'MB', limit: HEAP },
  { metric: 'heapLater', what: `按 ${SESSION_KEYS} 个键并保存后的 JS 堆`, unit: 'MB', limit: HEAP },
]

function rowsOf(size: Size, measured: Record<EditorName, Measured>): Row[] {
  return LINES.flatMap(({ metric, what, unit = 'ms', limit }) => {
    const { ours, hand, puck } = measured
    const mark = typeof limit === 'object' ? limit[size] : limit
    return compare(
      { group: 'g', what: `${size} 个组件，${what}`, unit },
      { ours: ours[metric], hand: hand[metric], puck: puck[metric] },
      [
        { key: 'hand', name: '手写编辑器', ...(mark !== undefined && { limit: mark }) },
        { key: 'puck', name: 'Puck 编辑器' },
      ],
    )
  })
}

/** List items of three fields each, and nine fields of the widget itself. */
const PANELS = { few: 4, many: 111 } as const

/** Our panel compared with itself. */
export function panels({ quick, log }: BenchOptions): Promise<Row[]> {
  log('(g) 有很多输入的面板与 20 个输入的')
  return withBrowser((browser) => measurePanels(browser, quick ? QUICK : WHOLE))
}

async function measurePanels(browser: Browser, rounds: Rounds): Promise<Row[]> {
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
