import { compareEntries, type WidgetEntry } from '../order'
import type { Rule, RuleContext } from './rule'

/** Messages about a fixed section that is removed, moved or duplicated; the designer uses them too. */
export const FIXED_SECTION = {
  removed: '固定区块不能删除',
  hidden: '固定区块不能在手机端隐藏',
  nested: '固定区块只能放在页面顶层',
  twice: '固定区块只能有一个',
  elsewhere: (title: string) => `${title}只能放在它自己的页面`,
} as const

/**
 * The storefront's own pages contain their section exactly once, at top level; no other page contains one. Not checked
 * for a page whose role is unknown.
 */
export const fixedSection: Rule = {
  name: 'fixedSection',
  concerns: (type, { region, section, declarationOf }) =>
    (region !== undefined || section !== undefined) && declarationOf(type)?.fixed === true,
  check([uuid, { type, parent }], context, report) {
    const { section, declarationOf } = context
    const declaration = declarationOf(type)
    if (!declaration) return
    if (type !== section) report({ path: '/type', message: FIXED_SECTION.elsewhere(declaration.title) })
    else if (parent !== null) report({ path: '/parent', message: FIXED_SECTION.nested })
    else if (standing(context, type)[0]?.[0] !== uuid) report({ path: '/type', message: FIXED_SECTION.twice })
  },
  checkPage(context, report) {
    const { section } = context
    if (section === undefined || context.widgets().some(([, { type }]) => type === section)) return
    report({ path: '/widgets', message: FIXED_SECTION.removed })
  },
}

const standing = ({ widgets }: RuleContext, section: string): WidgetEntry[] =>
  widgets()
    .filter(([, { type, parent }]) => type === section && parent === null)
    .toSorted(compareEntries)
