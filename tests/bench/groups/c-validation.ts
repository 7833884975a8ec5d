/** (c) Validation with all errors and their messages, against parsing the same text. */
import { generateNKeysBetween } from 'fractional-indexing'
import { problemsOf, serialisePage, type Json, type PageJson, type WidgetJson } from '@schemas'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import type { BenchOptions } from './group'

const samples = import.meta.glob<PageJson>('../../../widgets/W*/samples/*.json', {
  import: 'default',
  eager: true,
})

const SIZE = 1000
const BUSY = '多次运行在 0.30–0.36 之间，随机器忙闲而变；推测是内存访问所致，未经测量'
/** Two dozen validators of up to 60 KB of bytecode have to be compiled. */
const WARM_UP_MS = 2000

export async function validation({ quick, log }: BenchOptions): Promise<Row[]> {
  const sound = realPage()
  const cases = [
    { what: '没有问题', page: sound, least: 0 },
    { what: '10% 的组件有错', page: broken(sound, 10), least: SIZE / 10 },
    { what: '每个组件都有错', page: broken(sound, 1), least: SIZE },
  ]
  const rows: Row[] = []
  for (const { what, page, least } of cases) {
    log(`(c) ${what}`)
    const text = serialisePage(page)
    const document = JSON.parse(text) as PageJson
    const found = problemsOf(document).filter(({ severity }) => severity === 'error').length
    if (found < least || (least === 0 && found > 0))
      throw new Error(`Expected ${least || 'no'} problems at least, found ${found}.`)
    const times = await interleave(
      { ours: () => problemsOf(document), parse: () => JSON.parse(text) as unknown },
      { rounds: quick ? 7 : 41, sampleMs: 40, warmUpMs: WARM_UP_MS },
    )
    const size = (Buffer.byteLength(text) / 1e6).toFixed(1)
    rows.push(
      ...compare(
        { group: 'c', what: `${SIZE} 个组件（${size} MB），${what}：${found} 条`, unit: 'ms' },
        times,
        [{ key: 'parse', name: 'JSON.parse', limit: 0.35, ifMissed: BUSY }],
      ),
    )
  }
  return rows
}

/** A page that repeats every widget's samples: panels with their children, as operators save them. */
function realPage(): PageJson {
  const pages = Object.values(samples)
  const orders = generateNKeysBetween(null, null, SIZE)
  const widgets: [string, WidgetJson][] = []
  for (let copy = 0; widgets.length < SIZE; copy++) {
    const page = pages[copy % pages.length] as PageJson
    for (const [uuid, widget] of Object.entries(page.widgets)) {
      const parent = widget.parent === null ? null : `${widget.parent}-${copy}`
      const order = parent === null ? (orders[copy] ?? widget.order) : widget.order
      widgets.push([`${uuid}-${copy}`, { ...widget, parent, order }])
    }
  }
  return {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: { pageWidth: 1920 } },
    widgets: Object.fromEntries(widgets),
  }
}

/** Mistakes of operators and programs: a bound, a colour, a type, a name, an address. */
const MISTAKES: ((widget: WidgetJson) => WidgetJson)[] = [
  (widget) => withStyle(widget, 'borderRadius', -1),
  (widget) => withStyle(widget, 'backgroundColor', 'reddish'),
  (widget) => withStyle(widget, 'height', '400px'),
  (widget) => withStyle(widget, 'colour', '#FF0000'),
  (widget) => withStyle(widget, 'backgroundImage', 'javascript:alert(1)'),
  (widget) => withStyle(widget, 'opacity', 1.5),
]

function withStyle(widget: WidgetJson, name: string, value: Json): WidgetJson {
  return { ...widget, style: { ...widget.style, [name]: value } }
}

/** Every `step`th widget with a mistake, each kind of mistake in turn. */
function broken(page: PageJson, step: number): PageJson {
  const widgets = Object.entries(page.widgets).map(([uuid, widget], index): [string, WidgetJson] => {
    const mistake = MISTAKES[(index / step) % MISTAKES.length]
    return [uuid, index % step === 0 && mistake ? mistake(widget) : widget]
  })
  return { ...page, widgets: Object.fromEntries(widgets) }
}
