/** `npm run distribute`: distributes the tables of the database over the machines of its Citus cluster. */
import { command } from './launch/command.mjs'

await command('distribute')
