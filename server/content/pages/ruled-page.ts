import { createHash } from 'node:crypto'
import type { FilledPage, FilledWidget } from '@schemas/fill'
import { rulesOf, withRuleGoods, type RuleGoods } from '@schemas/goods-rules'
import { emptyContent, emptyPanels } from '@schemas/placeholders'
import type { Json } from '@schemas/page'
import type { PageDocument } from './documents'

/**
 * A document with the products that its rules have found; widgets whose rules find nothing and that have nothing else to
 * show are left out, and panels in which nothing is left (rule page-format-18). The revision names what was found: equal revisions, equal pages.
 */
export function ruled(
  document: PageDocument,
  found: RuleGoods,
  entryOf?: (goods_id: string) => Json,
): Pick<PageDocument, 'page' | 'revision'> {
  const { page, revision, rules } = document
  if (rules.size === 0) return { page, revision }
  const own = [...rules.keys()].map((key) => found[key])
  const digest = createHash('sha1').update(JSON.stringify(own)).digest('base64url')
  return { page: pageWith(page, found, entryOf), revision: `${revision} ${digest}` }
}

function pageWith(page: FilledPage, found: RuleGoods, entryOf?: (goods_id: string) => Json): FilledPage {
  const widgets = Object.entries(page.widgets).flatMap(([uuid, widget]): [string, FilledWidget][] => {
    if (rulesOf(widget).length === 0) return [[uuid, widget]]
    const filled = withRuleGoods(widget, found, entryOf)
    return emptyContent(filled).filled ? [[uuid, filled]] : []
  })
  const empty = emptyPanels(widgets)
  return { ...page, widgets: Object.fromEntries(widgets.filter(([uuid]) => !empty.has(uuid))) }
}
