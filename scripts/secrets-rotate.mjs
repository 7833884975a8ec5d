/** `npm run secrets:rotate`: new keys for what the shop signs; TOTP secrets encrypted with the first secret key. */
import { command } from './launch/command.mjs'

await command('secretsRotate')
