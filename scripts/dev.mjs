/**
 * `npm run dev`: one process with the database, the server and Vite. An edit of a widget or page part replaces it in
 * the browser; an edit of server code takes effect with the next request. The database stays open.
 */
import { argumentsOf } from './launch/cli.mjs'
import { setup } from './setup.mjs'

argumentsOf('dev')
process.env.NODE_ENV = 'development'
await setup()
const { develop } = await import('./dev/develop.mjs')
await develop()
