/** The bench itself; `npm run bench` installs the packages to compare with, builds this for production and runs it. */
import { constants, setPriority } from 'node:os'
import { homePage } from './groups/a-home'
import { ssr } from './groups/a-ssr'
import { update } from './groups/b-update'
import { editing } from './groups/c-editing'
import { reading } from './groups/c-reading'
import { validation } from './groups/c-validation'
import { history } from './groups/d-history'
import { scripts } from './groups/e-scripts'
import { requests } from './groups/f-requests'
import { wholeDesigner } from './groups/g-designer'
import { editors, panels } from './groups/g-editor'
import { largePage } from './groups/g-large'
import { goods } from './groups/h-goods'
import { pages } from './groups/i-pages'
import { memberLists } from './groups/j-member-lists'
import { phones } from './groups/k-phones'
import { databases } from './groups/l-databases'
import type { Group } from './groups/group'
import type { GroupId, Row } from './measure/row'
import { readOptions, type Chosen } from './options'
import { write } from './report/write'
import { markdownTable } from './report/table'

/** By the names of their parts. */
const groups: Record<GroupId, Record<string, Group>> = {
  a: { ssr, homePage },
  b: { update },
  c: { validation, reading, editing },
  d: { history },
  e: { scripts },
  f: { requests },
  g: { editors, panels, wholeDesigner, largePage },
  h: { goods },
  i: { pages },
  j: { memberLists },
  k: { phones },
  l: { databases },
}

raisePriority()
const { groups: chosen, quick } = readOptions(process.argv.slice(2))
const parts = chosen.flatMap(partsOf)
const rows: Row[] = []
for (const part of parts) rows.push(...(await part({ quick, log: console.error })))
console.log(markdownTable(rows))
if (quick) console.error('Not saved: a quick run is too imprecise.')
else write(chosen, rows)

function partsOf({ id, part }: Chosen): Group[] {
  const known = groups[id]
  if (part === undefined) return Object.values(known)
  const one = Object.hasOwn(known, part) ? known[part] : undefined
  if (one) return [one]
  throw new Error(`--only: expected a part of ${id} out of ${Object.keys(known).join()}, got "${part}".`)
}

/** For a shared machine; child processes inherit it. */
function raisePriority() {
  try {
    setPriority(constants.priority.PRIORITY_HIGH)
  } catch (error) {
    console.error(
      `Measuring at the usual priority: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
