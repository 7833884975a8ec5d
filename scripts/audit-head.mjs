/** `npm run audit:head`: prints the head of each company's audit log, to be stored elsewhere. */
import { command } from './launch/command.mjs'

await command('auditHead')
