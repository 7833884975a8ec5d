/** `npm run months`: what the job "months" does, at once, with the time that each table took. */
import { command } from './launch/command.mjs'

await command('months')
