import { allowedChildren, noCircle, parentExists, regionKind } from './tree'
import { fixedSection } from './fixed-section'
import { goodsAfterShop, hotZoneInside, showTimes, withinPageWidth } from './contents'
import { linkTarget } from './link-target'
import { phonePatch } from './phone-patch'
import type { Rule } from './rule'
import { ruleCount } from './rule-count'

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
  phonePatch,
  ruleCount,
]
