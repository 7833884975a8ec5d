import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import serializerSelector from '@fastify/fast-json-stringify-compiler'
import { compileValidator } from '@server/platform/http/validation'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { plainStorefront } from '@tests/helpers/plain-storefront'

/** Routes that no file of `schemas/api` declares, with the reason. */
const UNDECLARED: Record<string, string> = {
  'GET /healthz': 'for monitoring of the process; build-app.test.ts',
  'GET /readyz': 'the same; app.test.ts',
  'GET /metrics': 'in the format of Prometheus, for this machine or with a token; metrics.test.ts',
  'GET /media/*': 'pictures as files',
  'GET /api/openapi.json': 'generated from the declarations; api-docs-page.test.ts',
  'GET /api/docs': 'the same for people',
  'GET /api/docs.css': 'its style',
  'POST /api/:provider/notify':
    'in the format of each payment provider, with its signature; payments.test.ts',
  'GET /api/h5app/wxapp/trustlogin/test/authorize':
    'a page of the test provider, in demos only; trust-login.test.ts',
  'POST /api/h5app/wxapp/api': 'calls of the earlier gateway, each declared; legacy-names.test.ts',
  '* /api/*': 'paths without a route',
  'GET /_AMapService/v3/geocode/:question(^(?:re)?geo$)': 'in the format of the maps service; maps.test.ts',
  'GET /_AMapService/stub.js': 'the maps script of a demo; maps.test.ts',
  'GET /api/admin/presence': 'an endless stream of events; presence.test.ts',
  'POST /mcp': 'in the format of the Model Context Protocol; mcp/tasks.test.ts',
  'DELETE /mcp': 'the same',
  'GET /mcp': 'the same: it opens no streams',
  'GET /robots.txt': 'for search engines; search-engines.test.ts',
  'GET /sitemap.xml': 'the same',
  'GET /sitemap-:file.xml': 'the same',
  'GET /h5/pc': 'sets the cookie that keeps a phone on the desktop’s pages; search-engines.test.ts',
  'GET /page-data': 'a page of the shop as data, for its own scripts',
  'GET /designer': 'page',
  'GET /designer/*': 'page',
  'GET /designer/pages/:page_id': 'page, with the scripts of the editor; server/designer/plugin.test.ts',
  'GET /designer/handbook': 'leads to its contents; server/designer/plugin.test.ts',
  'GET /designer/handbook/': 'the same',
  'GET /*': 'every page of the shop',
  'POST /auth/login': 'the sign-in form before its script is loaded, or without script; form-posts.test.ts',
  'POST /*': 'a form sent to a page: answered with a page; form-posts.test.ts',
}

/** Fastify adds a HEAD route for each GET. */
const methodsOf = ({ method }: Pick<RouteOptions, 'method'>): string => {
  const methods = [method].flat().filter((name) => name !== 'HEAD')
  return methods.length > 2 ? '*' : methods.join(' ')
}

/** The schemas of a route: those of requests by the part that Fastify validates, those of responses by status. */
interface RouteSchemas {
  response?: Record<string, object>
  [part: string]: object | undefined
}
const PARTS = ['params', 'querystring', 'body', 'headers'] as const

describeDemoDatabase('the routes of a server', (open) => {
  const routes: RouteOptions[] = []

  beforeAll(async () => {
    const watch = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
        if (methodsOf(route)) routes.push(route)
      })
    subscribe('fastify.initialization', watch)
    const app = await testApp(open(), {
      storefront: plainStorefront,
      designer: { assets: { early: '', entry: '', styles: [], modules: [] } },
    })
    unsubscribe('fastify.initialization', watch)
    await app.ready()
    await app.close()
  })

  it('are declared by the API, except those with a reason', () => {
    const undeclared = routes.filter(({ schema }) => !schema || !('x-auth' in schema))
    const found = undeclared.map((route) => `${methodsOf(route)} ${route.url}`)
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(UNDECLARED).toSorted())
  })

  it('have schemas that compile, also those that no other test uses', () => {
    const compileAnswer = serializerSelector()({}, {})
    const broken: string[] = []
    let compiled = 0
    const tryTo = (place: string, compile: () => unknown) => {
      compiled += 1
      try {
        compile()
      } catch (error) {
        broken.push(`${place}: ${String(error)}`)
      }
    }
    for (const { url, method: methods, schema } of routes) {
      const [method = ''] = [methods].flat()
      const { response = {}, ...parts } = (schema ?? {}) as RouteSchemas
      for (const httpPart of PARTS) {
        const part = parts[httpPart]
        // compiled when it is first called
        if (part)
          tryTo(`${method} ${url} ${httpPart}`, () =>
            compileValidator({ schema: part, method, url, httpPart })({}),
          )
      }
      for (const [httpStatus, answer] of Object.entries(response))
        tryTo(`${method} ${url} ${httpStatus}`, () =>
          compileAnswer({ schema: answer, method, url, httpStatus }),
        )
    }
    expect(broken).toEqual([])
    expect(compiled).toBeGreaterThan(routes.length)
  })
})
