import { catalogue } from '../generated/catalogue'
import { entityMarks } from '../generated/entities'
import { fillWidget } from '../fill'
import type { Entity } from '../dialect/keywords'
import { isRecord, isWidget } from '../envelope'
import type { JsonObject } from '../page'
import { pathTreeOf, type PathTree } from '../path-tree'
import { circleFinder } from './circles'
import type { Entry } from '../order'
import type { RuleContext } from './rule'

/** The context of every rule for one document, page-shaped or not. */
export function contextOf(
  document: Readonly<Record<string, unknown>>,
  { region, section }: Pick<RuleContext, 'region' | 'section'> = {},
): RuleContext {
  const widgets = isRecord(document.widgets) ? document.widgets : {}
  const widgetAt = (uuid: string) => {
    const widget = own(widgets, uuid)
    return isWidget(widget) ? widget : undefined
  }
  return {
    region,
    section,
    pageWidth: pageWidthOf(document.page),
    widgetAt,
    widgets: () =>
      Object.keys(widgets).flatMap((uuid): Entry[] => {
        const widget = widgetAt(uuid)
        return widget ? [[uuid, widget]] : []
      }),
    isInCircle: circleFinder(widgetAt),
    declarationOf: (type) => own(catalogue, type),
    holdersOf,
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

const trees: Partial<Record<Entity, Map<string, PathTree>>> = {}

function holdersOf(type: string, entity: Entity): PathTree {
  const known = (trees[entity] ??= new Map<string, PathTree>())
  let tree = known.get(type)
  if (!tree) {
    const marks = own(entityMarks, type) ?? []
    tree = pathTreeOf(marks.filter((mark) => mark.entity === entity).map((mark) => mark.path.slice(0, -1)))
    known.set(type, tree)
  }
  return tree
}
