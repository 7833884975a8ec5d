export { useWorkspace, WorkspaceContext, useWidget } from './context'
export type { Person } from './others'
export { type DialogProps, PHONES, REGION_NAMES, type UiState } from './ui-state'
export { Workspace } from './workspace'
