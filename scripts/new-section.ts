/** `npm run new:section -- opening 营业时间 /opening shops`: a page of the shop's own with an empty section. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { allFormatted } from './generate/output'
import { repository } from './generate/sources'
import { withRow } from './generate/with-row'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, meant, refuse } from './launch/cli.mjs'
import { sectionFiles } from './new-section/files'

const text = (file: string) => readFile(path.join(repository, file), 'utf8')

const [type = '', title = '', address = '', context = '', ...rest] = argumentsOf('new:section').positionals
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

const files = sectionFiles({ type, title, path: address, context })
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

for (const file of [...Object.keys(files), ...Object.keys(tables)]) console.log(file)
const folder = `storefront/features/${context}/sections/${type}`
console.log(`
${address} is a page of the shop at its next start. Next:
  1. ${folder}/data.ts: the calls it is drawn from, and what the page's head says
  2. ${folder}/Render.tsx: how it looks
  3. npx vitest run tests/contract/every-page.test.ts
  4. npm run freeze -- ${type}, when its schema is what you want to release`)
