import { allowedChildren } from './allowed-children'
import { fixedSection } from './fixed-section'
import { goodsAfterShop } from './goods-after-shop'
import { hotZoneInside } from './hot-zone-inside'
import { linkTarget } from './link-target'
import { noCircle } from './no-circle'
import { parentExists } from './parent-exists'
import { regionKind } from './region-kind'
import type { Rule } from './rule'
import { showTimes } from './show-times'
import { withinPageWidth } from './within-page-width'

export type { Rule } from './rule'

/** All rules, in the order of their problems. */
export const rules: readonly Rule[] = [
  parentExists,
  noCircle,
  allowedChildren,
  regionKind,
  withinPageWidth,
  linkTarget,
  goodsAfterShop,
  hotZoneInside,
  showTimes,
  fixedSection,
]
