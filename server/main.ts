import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app/build-app'
import { expectStatedEnvironment, readConfig } from './config/read-config'
import { openDatabase } from './db/client'
import { builtDesigner } from './designer/plugin'
import { listen, stopOnSignal } from './app/server-process'
import { ensureOwners } from './back-office'
import { OperatorError } from './config/operator-error'
import { seedIfEmpty, startMessage } from './app/start-up'
import { builtStorefront } from './ssr/storefront'

/** The built server: started by `npm start` and by every deployment. */
const DESIGNER_FOLDER = fileURLToPath(new URL('../designer', import.meta.url))
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))

try {
  const config = readConfig(process.env)
  expectStatedEnvironment(process.env, config)
  const database = await openDatabase(config)
  if (database.embedded) {
    console.warn(
      `数据库：内置 PGlite（${config.dataDir}）。断电可能丢失数据，正式运行请设置 DATABASE_URL（PostgreSQL 15 或更高）。`,
    )
  }
  if (config.deployed && !config.allowedHosts)
    console.warn(
      'PUMIAN_ALLOWED_HOSTS 未设置：任何 Host 都会被当作本站，并出现在分享链接与 robots.txt 中。请列出本站的域名。',
    )
  await seedIfEmpty(database.db, config)
  for (const brand of await ensureOwners(database.db, config))
    console.warn(
      `${brand} 没有可登录的 owner：设置 PUMIAN_OWNER_PASSWORD 后重新启动，即以账号 owner 登录设计器。`,
    )
  const app = await buildApp({
    config,
    db: database.db,
    storefront: await builtStorefront(CLIENT_FOLDER),
    designer: await builtDesigner(DESIGNER_FOLDER),
    clientFolder: CLIENT_FOLDER,
  })
  stopOnSignal(async () => {
    // from now on /readyz answers 503; a load balancer takes a moment to notice, and requests are served meanwhile
    app.stopping.abort()
    await sleep(config.stopDelayMs)
    await app.close()
    await database.close()
  }, config.stopDelayMs)
  const address = await listen(app.server, config, () => app.listen(config))
  console.log(await startMessage(database.db, config, address))
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
