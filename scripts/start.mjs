/** `npm start`: installs and builds what is missing, then runs the server in this process. */
import { ensureBuilt } from './launch/build.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { setup } from './setup.mjs'

argumentsOf('start')
try {
  await setup()
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.env.NODE_ENV = 'production'
await import(new URL('../dist/server/main.js', import.meta.url).href)
