import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import '../registry/discover'
import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import { DESIGNER_ASSETS, type DesignerFiles, designerPages } from '../designer/plugin'
import {
  accessLog,
  addressOfLegacyCall,
  ADMIN_BASE,
  allowedHosts,
  API_BASE,
  apiDocs,
  bodies,
  clientFiles,
  companies,
  compileSerializer,
  compileValidator,
  compression,
  cors,
  describeApi,
  errorHandling,
  globalLimit,
  legacyPosts,
  LOGGED,
  media,
  memberSessions,
  ownCalls,
  parseQuery,
  pictureLinks,
  REDACTED,
  refuseForeignOrigins,
  security,
  signatures,
  smsSender,
} from '../platform'
import { health } from './health'
import { closeUnusedConnections } from './server-process'
import { operatorSessions } from '../back-office'
import { Metrics } from '../metrics/metrics'
import { metricsRoute } from '../metrics/route'
import { mapsProxy, openMaps } from '../shops'
import { PaymentProviders } from '../payments'
import { agentDoor, narrowToPages, Presence } from '../content'
import { PageChanges } from '../core/page-changes'
import { openStorage } from '../storage/open'
import { shopPages } from '../ssr/plugin'
import { searchEngines } from '../ssr/search-engines/plugin'
import type { Storefront } from '../ssr/storefront'
import { Breakers } from '../core/circuit-breakers'
import { ClockCheck } from '../db/clock-check'
import { Reads } from '../db/replica/reads'

export { API_BASE }

export interface AppParts {
  config: Config
  db: Database
  /** Absent: only the API, for its tests. */
  storefront?: Storefront
  /** The designer's page; absent: only the shop. */
  designer?: DesignerFiles
  /** Built files of the storefront; absent in development, where Vite serves them. */
  clientFolder?: string
  /** Vite serves the modules. */
  hotReload?: boolean
  /** Where log lines go; default: standard output. */
  logTo?: { write(line: string): void }
}

/** Each module's routes, found by file name, so adding a module changes no list. */
const modules = import.meta.glob<FastifyPluginAsync>('../*/*/routes.ts', {
  import: 'default',
  eager: true,
})

/** Routes for operators, found the same way. */
const adminModules = import.meta.glob<FastifyPluginAsync>('../*/*/admin-routes.ts', {
  import: 'default',
  eager: true,
})

/** Routes that payment providers and others call, each with its own authentication; found the same way. */
const callbackModules = import.meta.glob<FastifyPluginAsync>('../*/*/callback-routes.ts', {
  import: 'default',
  eager: true,
})

/** Gives a module's routes their file as name; Fastify would search all loaded modules for it. */
const named = (found: Record<string, FastifyPluginAsync>) =>
  Object.entries(found).map(([file, routes]) => Object.assign(routes, { [DISPLAY_NAME]: file }))
const DISPLAY_NAME = Symbol.for('fastify.display-name')

/** Builds the server without listening; tests inject requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, storefront, designer, clientFolder, hotReload = false, logTo } = parts
  const app = fastify(options(config, logTo))
  app.setValidatorCompiler(compileValidator).setSerializerCompiler(compileSerializer)
  app.decorate('config', config).decorate('db', db).decorate('pageChanges', new PageChanges())
  app.decorate('presence', new Presence())
  app.decorate('metrics', new Metrics(db)).decorate('stopping', new AbortController())
  reading(app)
  watchOutside(app)
  app.decorate('sms', smsSender(db, config, app.breakers, app.log)).addHook('onClose', () => app.sms.close())
  app.decorate('payments', await PaymentProviders.open(db, config.payments, app.breakers))
  app.decorate('maps', openMaps(app)).decorate('storage', await openStorage(config))
  app.addHook('preClose', async () => app.stopping.abort())
  closeUnusedConnections(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  ownCalls(app)
  accessLog(app)
  errorHandling(app)
  await security(app, { hotReload })
  await compression(app)
  await app.register(cookie)
  await bodies(app)
  await describeApi(app)

  health(app)
  metricsRoute(app)
  await media(app)
  if (clientFolder) await clientFiles(app, clientFolder)
  if (designer?.folder) await clientFiles(app, designer.folder, DESIGNER_ASSETS)
  await app.register(async (shop) => {
    cors(shop, API_BASE)
    await globalLimit(shop)
    allowedHosts(shop)
    apiDocs(shop)
    companies(shop)
    await shop.register(api, { prefix: API_BASE })
    await shop.register(adminApi, { prefix: ADMIN_BASE })
    await shop.register(agentDoor)
    for (const routes of named(callbackModules)) await shop.register(routes, { prefix: '/api' })
    shop.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
    if (designer) designerPages(shop, designer)
    if (storefront && app.maps) mapsProxy(shop, app.maps)
    if (storefront) searchEngines(shop, storefront)
    if (storefront) shopPages(shop, storefront, API_BASE)
  })
  return app
}

function reading(app: FastifyInstance) {
  const { db, config, pageChanges, log } = app
  const reads = new Reads(db, config.readUrl, (text) => log.warn(text))
  app.decorate('reads', reads)
  pageChanges.subscribe((company_id) => reads.published(company_id))
  if (config.readUrl !== undefined) app.metrics.watchReplica(() => reads.lag ?? 0)
  app.addHook('onClose', () => reads.close())
}

async function api(app: FastifyInstance) {
  pictureLinks(app)
  // weak: the same answer is sent in several encodings
  await app.register(etag, { weak: true })
  signatures(app)
  memberSessions(app)
  legacyPosts(app)
  for (const routes of named(modules)) await app.register(routes)
}

async function adminApi(app: FastifyInstance) {
  refuseForeignOrigins(app)
  operatorSessions(app)
  narrowToPages(app)
  for (const routes of named(adminModules)) await app.register(routes)
}

function options(config: Config, logTo: AppParts['logTo']): FastifyServerOptions {
  return {
    logger: {
      level: config.logLevel,
      serializers: LOGGED,
      redact: REDACTED,
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    rewriteUrl: ({ url = '/' }) => addressOfLegacyCall(decodable(url), API_BASE),
    routerOptions: { querystringParser: parseQuery },
  }
}

/**
 * A URL whose path cannot be decoded (`/100%`, `/%ff`), with its `%` taken literally. Fastify answers such a path
 * itself before any hook: without rate limit, log line, security headers and the shop's 404 page.
 */
function decodable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return decoded(path) === null ? path.replaceAll('%', '%25') + url.slice(path.length) : url
}

/** The result is used: the build drops `decodeURI` calls without a use, as if they could not throw. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/** Logs and counts problems outside of a server's control: unavailable outside services and a wrong system clock. */
function watchOutside(app: FastifyInstance): void {
  const { metrics, log, db } = app
  const breakers = new Breakers((provider, state) => {
    metrics.circuit(provider, state)
    log.warn({ provider, state }, 'circuit of an outside service')
  })
  const clockCheck = new ClockCheck(db, (wrong, offset) => {
    if (wrong)
      log.error({ offset_ms: offset }, "this server's clock differs from the database's; it runs no jobs")
    else log.info({ offset_ms: offset }, "this server's clock agrees with the database's again")
  })
  app.decorate('breakers', breakers).decorate('clockCheck', clockCheck)
  metrics.watchClock(() => clockCheck.offset)
  // before the first request; later each round of jobs and /readyz measure it again
  app.addHook('onListen', async () => void (await clockCheck.measure()))
}
