/** `npm run audit:head`: where each company's audit log ends, to be kept elsewhere. */
import { command } from './launch/command.mjs'

await command('auditHead')
