import type { OpenAPIV3 } from 'openapi-types'
import { rightsNeeded, type ApiArea, type ResolvedEndpoint } from '@schemas/api/endpoint'
import { MARK_HEADER } from '../sessions/session-cookie'

/** How callers authenticate, for the API page. */
export const SECURITY_SCHEMES: Record<string, OpenAPIV3.SecuritySchemeObject> = {
  member_cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: `本站的登录；会改变内容的 GET 另带 ${MARK_HEADER}，值同 Cookie user_session_id，没有该 Cookie 时任意`,
  },
  member_bearer: { type: 'http', scheme: 'bearer', description: '其他客户端：Authorization: Bearer' },
  operator_cookie: { type: 'apiKey', in: 'cookie', name: 'op', description: '设计器的登录' },
  operator_bearer: {
    type: 'http',
    scheme: 'bearer',
    description: '程序：Authorization: Bearer，值为运营人员的访问令牌',
  },
}

/** Part of a route's schema: who may call it, and its other names, for the API page. */
export interface AccessNotes {
  /** `anyone`, `member`, `staff`, `operator`. */
  'x-auth': string
  /** Rights of which an operator needs one; `kind`: that of the kind in the path. */
  'x-rights'?: string[]
  /** Names in the earlier gateway. */
  'x-legacy'?: string[]
  security?: Record<string, string[]>[]
  consumes?: string[]
}

/** Who may call an endpoint, and in which forms, for the API page. */
export function accessNotes({
  area,
  auth,
  right,
  session,
  legacy = [],
  body,
}: ResolvedEndpoint): AccessNotes {
  const who = area === 'shop' ? auth : right === 'anyone' ? right : 'operator'
  const rights = right === 'kind' ? [right] : rightsNeeded(right)
  return {
    'x-auth': who,
    ...(rights && { 'x-rights': [...rights] }),
    ...(legacy.length > 0 && { 'x-legacy': legacy }),
    ...(who !== 'anyone' && { security: session ? [{ operator_cookie: [] }] : SCHEMES_OF[area] }),
    ...(body && { consumes: body.type ? DOCUMENT_FORMS : ['multipart/form-data'] }),
  }
}

const SCHEMES_OF: Record<ApiArea, Record<string, string[]>[]> = {
  shop: [{ member_cookie: [] }, { member_bearer: [] }],
  admin: [{ operator_cookie: [] }, { operator_bearer: [] }],
}

/** JSON documents may be sent in either form: clients of the shop send forms, and the designer sends some. */
const DOCUMENT_FORMS = ['application/json', 'application/x-www-form-urlencoded']
