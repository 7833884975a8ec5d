/** `npm run restore -- FILE`: restores database and uploaded files from an archive. */
import { command } from './launch/command.mjs'

await command('restore')
