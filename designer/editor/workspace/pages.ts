import type { AdminEndpoints } from '@schemas/generated/api'

/** Header, body and footer as the server opens them for editing. */
export type OpenedPages = AdminEndpoints['GET /pages/{page_id}/workspace']['answer']
export type WorkspacePages = OpenedPages['pages']
export type DraftPage = WorkspacePages['body']
