export { ACTION_GROUPS, type Action, actionOf, allActions, canRun, runAction, titleOf } from './registry'
export { ActionButton } from './ActionButton'
export { keyNames } from './key-names'
export { useAction } from './use-action'
