/** `npm run audit:verify`: checks that the operators' audit log is unchanged. */
import { command } from './launch/command.mjs'

await command('auditVerify')
