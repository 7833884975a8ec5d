import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, it } from 'vitest'
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
  'GET /robots.txt': 'for search engines; search-engines.test.ts',
  'GET /sitemap.xml': 'the same',
  'GET /sitemap-:file.xml': 'the same',
  'GET /h5/pc': 'sets the cookie that keeps a phone on the desktop’s pages; device.test.ts',
  'GET /page-data': 'a page of the shop as data, for its own scripts',
  'GET /designer': 'page',
  'GET /designer/*': 'page',
  'GET /*': 'every page of the shop',
  'POST /auth/login': 'the sign-in form before its script is loaded, or without script; form-posts.test.ts',
  'POST /*': 'a form sent to a page: answered with a page; form-posts.test.ts',
}

/** Fastify adds a HEAD route for each GET. */
const methodsOf = ({ method }: Pick<RouteOptions, 'method'>): string => {
  const methods = [method].flat().filter((name) => name !== 'HEAD')
  return methods.length > 2 ? '*' : methods.join(' ')
}

describeDemoDatabase('every route of the API is declared', (open) => {
  it('except those with a reason', async () => {
    const found: string[] = []
    const watch = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
        const isDeclared = route.schema && 'x-auth' in route.schema
        const methods = methodsOf(route)
        if (!isDeclared && methods) found.push(`${methods} ${route.url}`)
      })
    subscribe('fastify.initialization', watch)
    const app = await testApp(open(), {
      storefront: plainStorefront,
      designer: { assets: { entry: '', styles: [], modules: [] } },
    })
    unsubscribe('fastify.initialization', watch)
    await app.ready()
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(UNDECLARED).toSorted())
    await app.close()
  })
})
