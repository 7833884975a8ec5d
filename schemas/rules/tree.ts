import { REGION_NAMES, REGIONS } from '../page-data'
import type { Rule } from './rule'
import { problemTexts } from '../problem-texts/problem-texts'

export const parentExists: Rule = {
  name: 'parentExists',
  check([, { parent }], { widgetAt }, report) {
    if (parent !== null && !widgetAt(parent))
      report({ path: '/parent', message: problemTexts.noParent(parent) })
  },
}

export const noCircle: Rule = {
  name: 'noCircle',
  check([uuid, { parent }], { isInCircle }, report) {
    if (parent === null || !isInCircle(uuid)) return
    const message = parent === uuid ? problemTexts.ownParent : problemTexts.circle(parent)
    report({ path: '/parent', message })
  },
}

/**
 * Only the types of a panel's `x-children` may lie in it (rule canvas-3). Reserved types are kept anywhere, like unknown
 * ones (rule page-format-8).
 */
export const allowedChildren: Rule = {
  name: 'allowedChildren',
  check([, widget], { widgetAt, declarationOf }, report) {
    if (widget.parent === null) return
    const parent = widgetAt(widget.parent)
    const above = parent && declarationOf(parent.type)
    const own = declarationOf(widget.type)
    if (!above || !own || own.opaque || above.children?.includes(widget.type)) return
    const message = above.children ? above.strings.notAllowed : undefined
    report({ path: '/parent', message: message ?? problemTexts.noChildren(above.title) })
  },
}

function nameOf(kind: unknown): string {
  const region = REGIONS.find((known) => known === kind)
  return region ? REGION_NAMES[region] : JSON.stringify(kind)
}

/** Header and footer contain only panels of their own kind at top level (rule page-format-3). */
export const regionKind: Rule = {
  name: 'regionKind',
  concerns: (_type, { region }) => region !== undefined,
  check([, widget], { region, declarationOf }, report) {
    if (!region || widget.parent !== null) return
    const declaration = declarationOf(widget.type)
    if (!declaration) return
    if (!declaration.children) {
      const message = `${nameOf(region)}的顶层只能放置自由面板，不能放置${declaration.title}`
      if (region !== 'body') report({ path: '/type', message })
      return
    }
    const kind = widget.props.comptyle ?? 'body'
    if (kind === region) return
    const message = `${nameOf(region)}中的${declaration.title}类型应为${nameOf(region)}，实际为${nameOf(kind)}`
    report({ path: '/props/comptyle', message })
  },
}
