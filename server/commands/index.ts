import { auditHead, auditVerify } from './audit'
import { backup, restore } from './backup'
import { distribute } from './distribute'
import { months } from './months'
import { secretsRotate } from './secrets'

/** Commands of `npm run …` that need the server's code; built into one file, since a deployment may have no sources. */
export const COMMANDS = { backup, restore, auditHead, auditVerify, distribute, months, secretsRotate }
