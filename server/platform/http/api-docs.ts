import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { SECURITY_SCHEMES } from './api-access'
import { apiDocsPage } from './api-docs-page'
import { API_DOCS_STYLE } from './api-docs-style'

/** Collects the routes' schemas; call before any route is registered. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: '铺面 API',
        version: '1',
        description:
          '成功返回 {data}；失败返回 {msg, data: {message, status_code, code, errors?}} 与对应的 HTTP 状态码。' +
          '金额一律为整数分。company_id 由域名、Cookie 或参数确定。' +
          '旧接口以 {base}/{名称} 或 {base}/api?method={名称} 调用，GET、POST 皆可，须签名。',
      },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  })
}

/** `/api/docs` for people, `/api/openapi.json` for programs. */
export function apiDocs(app: FastifyInstance) {
  const hide = { schema: { hide: true } }
  // no routes are added once requests are served, so it is serialized once
  const json = once(() => JSON.stringify(app.swagger()))
  const page = once(() => apiDocsPage(app.swagger() as OpenAPIV3.Document))
  app.get('/api/openapi.json', hide, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  )
  app.get('/api/docs.css', hide, async (_request, reply) => reply.type('text/css').send(API_DOCS_STYLE))
  app.get('/api/docs', hide, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
