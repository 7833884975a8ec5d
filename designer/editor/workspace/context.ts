import { createContext, use } from 'react'
import type { Workspace } from './workspace'

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The page being edited. @throws Error outside the editor */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('Expected a <WorkspaceContext> above, found none.')
  return workspace
}
