import { catalogue } from '../generated/catalogue'
import { entityMarks } from '../generated/entities'
import { fillWidget } from '../fill'
import type { Entity } from '../dialect/keywords'
import type { PageJson } from '../page'
import type { Region } from '../page-data'
import { pathTreeOf, type PathTree } from '../path-tree'
import { circleFinder } from './circles'
import type { RuleContext } from './rule'

/** The context of every rule for one page. */
export function contextOf(page: PageJson, region?: Region): RuleContext {
  const { pageWidth } = fillWidget('W0000', { props: page.page.props, style: {} }).props
  return {
    page,
    region,
    pageWidth: typeof pageWidth === 'number' ? pageWidth : Infinity,
    widgetAt: (uuid) => own(page.widgets, uuid),
    isInCircle: circleFinder(page),
    declarationOf: (type) => own(catalogue, type),
    holdersOf,
  }
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
