import type { AdminEndpoints } from '@schemas/generated/api'

/** Header, body and footer as the server opens them for editing. */
export type WorkspacePages = AdminEndpoints['GET /pages/{page_id}/workspace']['answer']['pages']
export type DraftPage = WorkspacePages['body']
