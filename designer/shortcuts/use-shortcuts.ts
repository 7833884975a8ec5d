import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { actions, canRun } from '../actions'
import type { Action } from '../actions/action'
import type { Workspace } from '../workspace/workspace'

/**
 * Listens for every action's keys while the editor is open. None fires inside a field, a dialog or a menu, nor while
 * an input method composes; actions that are meant for it (saving) fire inside fields too.
 */
export function useShortcuts(workspace: Workspace): void {
  useEffect(() => tinykeys(window, bindings(workspace)), [workspace])
}

type Handlers = Record<string, (event: KeyboardEvent) => void>

/** Keys that several actions share go to the first that can be done. */
function bindings(workspace: Workspace): Handlers {
  const handlers: Handlers = {}
  const bound = actions.filter(({ native }) => !native)
  for (const keys of new Set(bound.flatMap(({ keys: own = [] }) => own))) {
    const sharing = bound.filter(({ keys: own = [] }) => own.includes(keys))
    handlers[keys] = (event) => {
      const action = sharing.find((each) => mayFire(each, event, workspace))
      if (!action) return
      event.preventDefault()
      void action.run(workspace)
    }
  }
  return handlers
}

function mayFire(action: Action, event: KeyboardEvent, workspace: Workspace): boolean {
  if (event.defaultPrevented || event.isComposing || !canRun(action, workspace)) return false
  if (action.everywhere) return true
  const { dialog, menu } = workspace.ui
  // a menu that has just opened has the keys before it has the focus
  return dialog === null && menu === null && !isElsewhere(event) && !pressesControl(event)
}

const FIELDS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="spinbutton"], [role="slider"]'
/** Layers over the editor that have keys of their own. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"], .ant-modal, .ant-dropdown, .ant-popover'
/** What Enter and Space operate themselves. */
const CONTROLS = 'button, a[href], [role="button"], [role="tab"], [role="switch"], [role="radio"]'

/** Whether a key belongs to what is focused rather than to the page. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, ${LAYERS}`) !== null

const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(CONTROLS) !== null
