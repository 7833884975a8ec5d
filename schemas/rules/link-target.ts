import linkSchema from '../common/link.schema.json'
import { eachObject } from '../path-tree'
import { toPointer } from '../pointer'
import type { Rule } from './rule'

/** Kind of link → the properties of which one must name its target (designer §2, decisions 5). */
export const TARGET_KEYS: Readonly<Record<string, readonly string[]>> = {
  goods: ['goods_id', 'itemId', 'item_id'],
  category: ['category_id'],
  maincategory: ['category_id'],
  brand: ['attribute_id'],
  customer: ['theme_pc_template_id'],
  page: ['url'],
  href: ['href'],
  // Without an address of its own it leads to the coupon centre.
  coupons: [],
}

const { enum: kinds, 'x-enum': labels } = linkSchema.properties.linkPage

/** A link that names a kind names its target too; an `href` of its own is a target for every kind. */
export const linkTarget: Rule = {
  name: 'linkTarget',
  check([, widget], { holdersOf }, report) {
    // Of all shapes only a link may name a designed page, so its mark finds the links.
    eachObject(widget, holdersOf(widget.type, 'page'), (link, trail) => {
      const message = faultOf(link)
      if (message) report({ path: toPointer(trail), message })
    })
  },
}

function faultOf(link: Readonly<Record<string, unknown>>): string | null {
  const { linkPage: kind } = link
  if (typeof kind !== 'string' || kind === '' || !Object.hasOwn(TARGET_KEYS, kind)) return null
  const keys = TARGET_KEYS[kind]!
  if (keys.length === 0 || isPresent(link.href) || keys.some((key) => isPresent(link[key]))) return null
  return `链接类型为“${labels[kinds.indexOf(kind)] ?? kind}”时应填写 ${keys.join(' 或 ')}`
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
