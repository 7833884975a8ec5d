import { RULE, rulesOf } from '../goods-rules'
import { toPointer } from '../pointer'
import type { Rule } from './rule'

/** Each rule is a query whenever the page is drawn. */
const MOST_RULES = 20

export const ruleCount: Rule = {
  name: 'ruleCount',
  check([, widget], { widgets }, report) {
    const [first] = rulesOf(widget)
    if (!first) return
    const all = widgets().reduce((sum, [, each]) => sum + rulesOf(each).length, 0)
    if (all > MOST_RULES)
      report({
        path: toPointer([...first.path, RULE]),
        message: `一个页面最多${MOST_RULES}个商品规则，现有${all}个`,
      })
  },
}
