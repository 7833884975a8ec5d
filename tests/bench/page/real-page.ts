import { generateNKeysBetween } from 'fractional-indexing'
import type { Json, PageJson, WidgetJson } from '@schemas'

const samples = import.meta.glob<PageJson>('../../../widgets/W*/samples/*.json', {
  import: 'default',
  eager: true,
})

/** A page that repeats every widget's samples: panels with their children, as operators save them. */
export function realPage(size: number): PageJson {
  const pages = Object.values(samples)
  const orders = generateNKeysBetween(null, null, size)
  const widgets: [string, WidgetJson][] = []
  for (let copy = 0; widgets.length < size; copy++) {
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
export function broken(page: PageJson, step: number): PageJson {
  const widgets = Object.entries(page.widgets).map(([uuid, widget], index): [string, WidgetJson] => {
    const mistake = MISTAKES[(index / step) % MISTAKES.length]
    return [uuid, index % step === 0 && mistake ? mistake(widget) : widget]
  })
  return { ...page, widgets: Object.fromEntries(widgets) }
}
