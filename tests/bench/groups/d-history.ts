/**
 * (d) History steps on a page of 1,000: their size as JSON, and their processor time against a path copied by hand, without
 * label, freezing and listeners.
 */
import { listMove, moveTo, setProp } from '@engine/commands'
import { createEditor } from '@engine/editor/editor'
import { fromJson, type Command } from '@engine/page'
import type { WidgetJson } from '@schemas'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { benchPage } from '../page/contents'
import type { BenchOptions } from './group'

const SIZE = 1000
const STEPS = 500
const BYTES = 200

const uuidAt = (index: number) => `widget${String(index % SIZE).padStart(4, '0')}`

export async function history({ quick, log }: BenchOptions): Promise<Row[]> {
  log('(d) 历史步骤')
  return [...sizes(), ...(await times(quick ? 9 : 61))]
}

function sizes(): Row[] {
  const editor = createEditor(fromJson(benchPage(SIZE)))
  const cases: [string, Command][] = [
    ['短文本', setProp(uuidAt(500), ['title'], '热卖商品')],
    ['移动组件', moveTo(uuidAt(999), 3)],
    ['移动列表项', listMove(uuidAt(504), ['slides'], 0, 4)],
  ]
  return cases.map(([name, command]) => ({
    group: 'd',
    what: `一步的 JSON：${name}`,
    unit: 'B',
    ours: Buffer.byteLength(JSON.stringify(editor.run(command))),
    limit: BYTES,
  }))
}

/** Listeners exist for every widget and every list, as on the canvas. By hand: the same copies, stored for undo. */
async function times(rounds: number): Promise<Row[]> {
  let count = 0
  let byHand = openByHand()
  let editor = openCanvas()
  const copyPath = () => {
    const id = uuidAt(count++)
    const widget = byHand.widgets.get(id)
    if (!widget) throw new Error(`Expected a widget ${id}.`)
    byHand.undo.push({ id, was: widget.props.title })
    byHand.widgets.set(id, { ...widget, props: { ...widget.props, title: `标题 ${count}` } })
  }
  const step = () => editor.run(setProp(uuidAt(count++), ['title'], `标题 ${count}`))
  const batch = (work: () => unknown) => () => {
    for (let i = 0; i < STEPS; i++) work()
  }
  const samples = await interleave(
    { ours: batch(step), hand: batch(copyPath) },
    { rounds, sampleMs: 5, warmUpMs: 1000 },
    // histories as long as an operator's, not as long as the bench runs
    { ours: () => void (editor = openCanvas()), hand: () => void (byHand = openByHand()) },
  )
  return compare(
    { group: 'd', what: '一步的时间：改一个属性', unit: 'µs' },
    samples,
    [
      {
        key: 'hand',
        name: '手写：Map 中复制路径',
        limit: 6,
        ifMissed: '一步还包括冻结、标签、合并键和通知，约 2 µs',
      },
    ],
    1000 / STEPS,
  )
}

function openByHand() {
  return {
    widgets: new Map<string, WidgetJson>(Object.entries(benchPage(SIZE).widgets)),
    undo: [] as unknown[],
  }
}

function openCanvas() {
  const editor = createEditor(fromJson(benchPage(SIZE)), { mergeWindow: -1 })
  for (let index = 0; index < SIZE; index++) editor.subscribeWidget(uuidAt(index), () => {})
  editor.subscribeChildren(null, () => {})
  return editor
}
