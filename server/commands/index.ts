import { auditHead, auditVerify } from './audit'
import { backup, restore } from './backup'
import { months } from './months'
import { secretsRotate } from './secrets'

/** What `npm run …` does beside the server; built into one file, since a deployment may have no sources. */
export const COMMANDS = { backup, restore, auditHead, auditVerify, months, secretsRotate }
