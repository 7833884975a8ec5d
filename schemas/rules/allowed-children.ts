import type { Rule } from './rule'

/** Kept anywhere, like unknown types (rule page-format-8). */
const RESERVED = 'W0009'

/** Only the types of a panel's `x-children` may lie in it (rule canvas-3). */
export const allowedChildren: Rule = {
  name: 'allowedChildren',
  check([, widget], { widgetAt, declarationOf }, report) {
    const parent = widget.parent === null ? undefined : widgetAt(widget.parent)
    const above = parent && declarationOf(parent.type)
    const isKept = widget.type === RESERVED || !declarationOf(widget.type)
    if (!above || isKept || above.children?.includes(widget.type)) return
    const message = above.children ? above.strings.notAllowed : undefined
    report({ path: '/parent', message: message ?? `${above.title}不能容纳其他组件` })
  },
}
