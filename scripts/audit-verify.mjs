/** `npm run audit:verify`: whether the operators' audit log still is what was written. */
import { command } from './launch/command.mjs'

await command('auditVerify')
