import type { Rule } from './rule'

export const noCircle: Rule = {
  name: 'noCircle',
  check([uuid, { parent }], { isInCircle }, report) {
    if (parent === null || !isInCircle(uuid)) return
    const message = parent === uuid ? '组件不能是自己的上级' : `组件与上级“${parent}”互为上级，形成循环`
    report({ path: '/parent', message })
  },
}
