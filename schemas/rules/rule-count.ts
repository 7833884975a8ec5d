import { hasRules, RULE, rulesOf } from '../goods-rules'
import { toPointer } from '../pointer'
import type { Rule, RuleContext } from './rule'
import { problemTexts } from '../problem-texts/problem-texts'

/** Each rule is a query whenever the page is drawn. */
const MOST_RULES = 20

/** Counted once per page, since each widget with a rule asks. */
const counts = new WeakMap<RuleContext, number>()

function countOf(context: RuleContext): number {
  let count = counts.get(context)
  if (count === undefined) {
    count = context.widgets().reduce((sum, [, each]) => sum + rulesOf(each).length, 0)
    counts.set(context, count)
  }
  return count
}

export const ruleCount: Rule = {
  name: 'ruleCount',
  concerns: hasRules,
  check([, widget], context, report) {
    const [first] = rulesOf(widget)
    if (!first) return
    const all = countOf(context)
    if (all > MOST_RULES)
      report({
        path: toPointer([...first.path, RULE]),
        message: problemTexts.goodsRules(MOST_RULES, all),
      })
  },
}
