import type { Action } from '../actions'
import { isShown, setShown, type Side, SIDE_NAMES } from '../workspace'

export const actions: readonly Action[] = [
  toggling('left', '$mod+Backslash'),
  toggling('right', '$mod+Shift+Backslash'),
]

/** Shows or hides a column beside the canvas, from fields too. */
function toggling(side: Side, key: string): Action {
  return {
    id: `toggle-${side}`,
    title: `收起或展开${SIDE_NAMES[side]}`,
    group: '视图',
    keys: [key],
    everywhere: true,
    enabled: ({ ui }) => ui.dialog === null,
    run: ({ ui: { sides } }) => setShown(sides, side, !isShown(sides, side)),
  }
}
