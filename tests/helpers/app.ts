import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppParts } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import type { OpenDatabase } from '@server/db/client'

/** Tests exceed the usual request limits; the limits have a suite of their own. */
export const NO_LIMITS = ['global', 'login_address', 'captcha', 'sms_address', 'order']
  .map((name) => `${name}=1000000`)
  .join()

/** The server without a port, silent, its files in a folder that closing it removes: inject requests into it. */
export async function testApp(
  database: OpenDatabase,
  parts: Partial<AppParts> = {},
  env: Record<string, string> = {},
): Promise<FastifyInstance> {
  const dataDir = env.PUMIAN_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pumian-app-'))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PUMIAN_DATA_DIR: dataDir,
    PUMIAN_LIMITS: NO_LIMITS,
    // tests run jobs explicitly
    PUMIAN_JOBS: '0',
    ...env,
  })
  const app = await buildApp({ config, db: database.db, ...parts })
  if (env.PUMIAN_DATA_DIR === undefined)
    app.addHook('onClose', async () => rmSync(app.config.dataDir, { recursive: true, force: true }))
  return app
}
