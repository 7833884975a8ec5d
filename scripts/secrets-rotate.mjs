/** `npm run secrets:rotate`: replaces the signing keys and encrypts TOTP secrets with the first secret key. */
import { command } from './launch/command.mjs'

await command('secretsRotate')
