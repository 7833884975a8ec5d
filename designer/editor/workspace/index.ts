export { useWorkspace, WorkspaceContext } from './context'
export { type DialogProps, REGION_NAMES, type UiState } from './ui-state'
export { useWidget } from './use-widget'
export { Workspace } from './workspace'
