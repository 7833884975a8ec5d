/** `npm run restore -- FILE`: database and uploaded files back from an archive. */
import { command } from './launch/command.mjs'

await command('restore')
