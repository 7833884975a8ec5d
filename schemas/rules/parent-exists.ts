import type { Rule } from './rule'

export const parentExists: Rule = {
  name: 'parentExists',
  check([, { parent }], { widgetAt }, report) {
    if (parent !== null && !widgetAt(parent))
      report({ path: '/parent', message: `上级组件“${parent}”不存在` })
  },
}
