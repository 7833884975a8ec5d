/** `npm run months`: runs the job "months" at once and prints the time of each table. */
import { command } from './launch/command.mjs'

await command('months')
