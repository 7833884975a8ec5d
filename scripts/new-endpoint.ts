/** `npm run new:endpoint -- /opening/summary 营业概要 shops shops/shops`: a GET with declaration, handler and sample call. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { allFormatted, type Files } from './generate/output'
import { repository } from './generate/sources'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, meant, refuse } from './launch/cli.mjs'
import { withDeclaration, withHandler, withSample } from './new-endpoint/files'

const text = (file: string) => readFileSync(path.join(repository, file), 'utf8')
/** Names of what such files have in the place of the star. */
const named = (before: string, after: string) =>
  globSync(`${before}*${after}`, { cwd: repository }).map((file) => file.slice(before.length, -after.length))

const [address = '', summary = '', group = '', module = '', ...rest] = argumentsOf('new:endpoint').positionals
const groups = named('tests/contract/shop/', '.ts').filter((name) =>
  existsSync(path.join(repository, `schemas/api/${name}.json`)),
)
const modules = globSync('server/*/*/routes.ts', { cwd: repository }).map((file) =>
  file.split('/').slice(1, -1).join('/'),
)
if (!/^(?:\/[\w-]+)+$/.test(address))
  refuse(
    'new:endpoint',
    `An address is a path without parameters, such as /opening/summary; got ${JSON.stringify(address)}.`,
  )
if (summary.trim() === '') refuse('new:endpoint', 'The summary, which the API page shows, is missing.')
if (!groups.includes(group))
  refuse('new:endpoint', `Expected a group of schemas/api, got "${group}"${meant(group, groups)}`)
if (!modules.includes(module))
  refuse(
    'new:endpoint',
    `Expected a folder of server with routes.ts, got "${module}"${meant(module, modules)}`,
  )
if (rest.length > 0) refuse('new:endpoint', `Expected four arguments, got also ${rest.join(' ')}.`)
const taken = globSync('schemas/api/*.json', { cwd: repository }).find((file) =>
  text(file).includes(`"path": "${address}"`),
)
if (taken !== undefined) refuse('new:endpoint', `${address} is in ${taken} already.`)

const endpoint = { path: address, summary }
const declared = `schemas/api/${group}.json`
const routes = `server/${module}/routes.ts`
const samples = `tests/contract/shop/${group}.ts`
const files: Files = {}
try {
  files[declared] = withDeclaration(text(declared), endpoint)
  files[routes] = withHandler(text(routes), endpoint)
  files[samples] = withSample(text(samples), endpoint)
} catch (error) {
  refuse('new:endpoint', error instanceof Error ? error.message : String(error))
}
await writeFiles(await allFormatted(files))
await regenerate()

for (const file of Object.keys(files)) console.log(file)
console.log(`
GET ${address} answers the company's id. Next:
  1. ${declared}: its query and answer; then npm run generate
  2. ${routes}: what it answers
  3. npx vitest run tests/contract/api.test.ts -t ${address}`)
