import { allowedChildren } from './allowed-children'
import { goodsAfterShop } from './goods-after-shop'
import { hotZoneInside } from './hot-zone-inside'
import { linkTarget } from './link-target'
import { noCircle } from './no-circle'
import { orderKey } from './order-key'
import { parentExists } from './parent-exists'
import { region } from './region'
import type { Rule } from './rule'
import { withinPageWidth } from './within-page-width'

export type { Declaration, Finding, Rule, RuleContext } from './rule'

/** Every rule, in the order their problems are listed. */
export const rules: readonly Rule[] = [
  orderKey,
  parentExists,
  noCircle,
  allowedChildren,
  region,
  withinPageWidth,
  linkTarget,
  goodsAfterShop,
  hotZoneInside,
]
