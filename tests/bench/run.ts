/** The bench itself; `npm run bench` installs the peers, builds this for production and runs it. */
import { cpus } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ssr } from './groups/a-ssr'
import { update } from './groups/b-update'
import { validation } from './groups/c-validation'
import { history } from './groups/d-history'
import type { Group } from './groups/group'
import { isMet, type GroupId, type Row } from './measure/row'
import { readOptions } from './options'
import { markdownTable } from './report/table'

const groups: Partial<Record<GroupId, Group>> = { a: ssr, b: update, c: validation, d: history }

const options = readOptions(process.argv.slice(2))
const rows: Row[] = []
for (const id of options.groups)
  rows.push(...((await groups[id]?.({ quick: options.quick, log: console.error })) ?? []))
console.log(markdownTable(rows))
