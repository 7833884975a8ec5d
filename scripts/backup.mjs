/** `npm run backup -- FILE`: writes database and uploaded files into one archive. */
import { command } from './launch/command.mjs'

await command('backup')
