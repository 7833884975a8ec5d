import type { Rule } from './rule'

/** Designer §4: only the types of the panel's `x-children` may lie in it. Unknown types are kept (page-format rule 5). */
export const allowedChildren: Rule = {
  name: 'allowedChildren',
  check([, widget], { widgetAt, declarationOf }, report) {
    const parent = widget.parent === null ? undefined : widgetAt(widget.parent)
    const panel = parent && declarationOf(parent.type)
    const isKnown = declarationOf(widget.type) !== undefined
    if (!panel || !isKnown || panel.children.includes(widget.type)) return
    const isContainer = panel.children.length > 0
    report({
      path: '/parent',
      message: isContainer ? panel.strings.notAllowed! : `${panel.title}不能容纳其他组件`,
    })
  },
}
