import { catalogue } from '../generated/catalogue'
import { entityMarks } from '../generated/entities'
import { derivedMap } from '../derived'
import { fillWidget } from '../fill'
import type { Entity } from '../generated/kinds'
import { isWidget } from '../envelope'
import { hidingFinder } from '../hidden'
import { isRecord } from '../json'
import type { JsonObject, WidgetJson } from '../page'
import { pathTreeOf, type PathTree } from '../path-tree'
import type { WidgetEntry } from '../order'
import type { RuleContext } from './rule'

/** The context of every rule for one document, page-shaped or not. */
export function contextOf(
  document: Readonly<Record<string, unknown>>,
  { region, section }: Pick<RuleContext, 'region' | 'section'> = {},
): RuleContext {
  const { platform } = document
  const widgets = isRecord(document.widgets) ? document.widgets : {}
  const widgetAt = (uuid: string) => {
    const widget = own(widgets, uuid)
    return isWidget(widget) ? widget : undefined
  }
  return {
    region,
    section,
    ...((platform === 'pc' || platform === 'h5') && { platform }),
    pageWidth: pageWidthOf(document.page),
    widgetAt,
    widgets: () =>
      Object.keys(widgets).flatMap((uuid): WidgetEntry[] => {
        const widget = widgetAt(uuid)
        return widget ? [[uuid, widget]] : []
      }),
    isInCircle: circleFinder(widgetAt),
    hidingOf: hidingFinder(widgetAt),
    declarationOf: (type) => own(catalogue, type),
    holdersOf,
    linksOf,
  }
}

function pageWidthOf(page: unknown): number {
  const props = isRecord(page) && isRecord(page.props) ? page.props : {}
  const { pageWidth } = fillWidget('W0000', { props: props as JsonObject, style: {} }).props
  return typeof pageWidth === 'number' ? pageWidth : Infinity
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

const trees: Record<string, Map<string, PathTree>> = {}
const linkTrees = derivedMap<string, PathTree>()

function holdersOf(type: string, entity: Entity): PathTree {
  const known = (trees[entity] ??= derivedMap<string, PathTree>())
  let tree = known.get(type)
  if (!tree) {
    const marks = own(entityMarks, type) ?? []
    tree = pathTreeOf(marks.filter((mark) => mark.entity === entity).map((mark) => mark.path.slice(0, -1)))
    known.set(type, tree)
  }
  return tree
}

function linksOf(type: string): PathTree {
  let tree = linkTrees.get(type)
  if (!tree) {
    const marks = own(entityMarks, type) ?? []
    tree = pathTreeOf(marks.filter(({ link }) => link).map(({ path }) => path.slice(0, -1)))
    linkTrees.set(type, tree)
  }
  return tree
}

type CircleState = 'free' | 'inCircle' | 'belowCircle'

/** Detects circles of parents; each chain is walked once regardless of the number of widgets. */
function circleFinder(widgetAt: (uuid: string) => WidgetJson | undefined): (uuid: string) => boolean {
  const states = new Map<string, CircleState>()

  const classify = (start: string) => {
    const chain: string[] = []
    const places = new Map<string, number>()
    let at: string | null = start
    while (at !== null && !states.has(at) && !places.has(at)) {
      const widget = widgetAt(at)
      if (!widget) break
      places.set(at, chain.length)
      chain.push(at)
      at = widget.parent
    }
    const circleStart = at === null ? undefined : places.get(at)
    const known = at === null ? undefined : states.get(at)
    const above: CircleState =
      circleStart !== undefined || (known && known !== 'free') ? 'belowCircle' : 'free'
    chain.forEach((uuid, index) => {
      states.set(uuid, circleStart !== undefined && index >= circleStart ? 'inCircle' : above)
    })
  }

  return (uuid) => {
    if (!states.has(uuid)) classify(uuid)
    return states.get(uuid) === 'inCircle'
  }
}
