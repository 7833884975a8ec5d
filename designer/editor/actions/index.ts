export { ACTION_GROUPS, type Action, actionOf, allActions, canRun, lookOf, runAction } from './registry'
export { ActionButton } from './ActionButton'
export { keyNames } from './key-names'
export { useAction } from './use-action'
