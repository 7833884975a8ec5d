/**
 * `npm run new:section -- opening 营业时间 /opening shops`: a page of the shop's own, with a section that shows its
 * title; `--ask /distributor/list` draws it from an answer of the API.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { allFormatted } from './generate/output'
import { readGroups } from './generate/api'
import { repository } from './generate/sources'
import { withRow } from './generate/with-row'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, meant, refuse } from './launch/cli.mjs'
import { run } from './launch/run.mjs'
import { askable, sectionFiles } from './new-section/files'

const text = (file: string) => readFile(path.join(repository, file), 'utf8')

const { values, positionals } = argumentsOf('new:section')
const [type = '', title = '', address = '', context = '', ...rest] = positionals
const ask = typeof values.ask === 'string' ? values.ask : undefined
const contexts = readdirSync(path.join(repository, 'storefront/features'))
const routes = 'storefront/shell/routing/routes.ts'
const samples = 'tests/helpers/route-samples.ts'
if (!/^[a-z]+(?:-[a-z]+)*$/.test(type))
  refuse(
    'new:section',
    `A type is words in lower case with "-" between, such as opening-hours; got ${JSON.stringify(type)}.`,
  )
if (!/^[^\s']+$/.test(title))
  refuse('new:section', `The title is one word that operators read; got ${JSON.stringify(title)}.`)
if (!/^(?:\/[\w-]+)+$/.test(address))
  refuse('new:section', `An address is a path, such as /opening; got ${JSON.stringify(address)}.`)
if (!contexts.includes(context))
  refuse(
    'new:section',
    `Expected a folder of storefront/features, got "${context}"${meant(context, contexts)}`,
  )
if (rest.length > 0) refuse('new:section', `Expected four arguments, got also ${rest.join(' ')}.`)
if ((await text(routes)).includes(`path: '${address}'`))
  refuse('new:section', `${address} is in ${routes} already.`)

if (ask !== undefined) {
  const paths = askable(readGroups(repository))
  if (!paths.includes(ask))
    refuse(
      'new:section',
      `Expected for --ask a GET that visitors may call without parameters, got "${ask}"${meant(ask, paths)}`,
    )
}

const files = sectionFiles({ type, title, path: address, context, ...(ask !== undefined && { ask }) })
const taken = Object.keys(files).find((file) => existsSync(path.join(repository, file)))
if (taken !== undefined) refuse('new:section', `${taken} is there already; choose another type.`)
const tables = {
  [routes]: withRow(
    await text(routes),
    'export const routes',
    `{ path: '${address}', page: 'section:${type}' },`,
  ),
  [samples]: withRow(await text(samples), 'export const SAMPLES', `'${address}': ['${title}'],`),
}
await writeFiles(await allFormatted({ ...files, ...tables }))
await regenerate()
// by a process of its own, which reads what was generated; it has no properties yet, so that whatever it gets is compatible
const frozen = await run(process.execPath, ['--import', 'tsx', 'scripts/freeze.ts', type])

for (const file of [...Object.keys(files), ...Object.keys(tables)]) console.log(file)
const folder = `storefront/features/${context}/sections/${type}`
const asked = ask === undefined ? '; what the server should be asked for it, in data.ts' : ''
console.log(`
${address} is a page of the shop at its next start, with ${title} as its title. Next:
  1. ${folder}/Render.tsx: what it shows${asked}
  2. npx vitest run tests/contract/every-page.test.ts`)
process.exitCode = frozen
