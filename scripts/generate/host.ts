/** Files of an application with widgets of its own, which uses the engine as a package. */
import path from 'node:path'
import { catalogue } from './catalogue'
import { defaults } from './defaults'
import { entities } from './links'
import { kinds } from './kinds'
import { messages, placeholders, strings } from './texts'
import { banner, generatedFolder, type Files, type Output } from './output'
import { dialect, pageSchema } from './page-schema'
import { resolvedSchemas } from './resolved'
import { readHostSources } from './sources'
import { types } from './types'
import { validators } from './validators'
import { chains, coupled, keyOrder } from './widget-tables'

/** What generated code of an application imports from. */
const PACKAGE = '@pumian/engine/generated'

/** All tables of the application's types in one, for `createSchemas`. */
const tables: Output = () => ({
  [`${generatedFolder}/index.ts`]: `${banner}import type { Tables } from '../tables/tables'
import { catalogue } from './catalogue'
import { chains } from './chains'
import { coupledKeys } from './coupled'
import { fillPlans } from './defaults'
import { contentMarks, entityMarks, ruleMarks } from './entities'
import { forms } from './forms'
import { keyOrder } from './key-order'
import { linkTitles } from './kinds'
import { linkTargets } from './link-targets'
import { messages } from './messages'
import { placeholderMarks } from './placeholders'
import { validators } from './validators/all'

export const tables: Tables = {
  catalogue,
  fillPlans,
  validators,
  messages,
  keyOrder,
  forms,
  coupledKeys,
  entityMarks,
  contentMarks,
  ruleMarks,
  placeholderMarks,
  linkTargets,
  linkTitles,
  chains,
}
`,
})

const outputs: Output[] = [
  tables,
  types,
  resolvedSchemas,
  validators,
  messages,
  defaults,
  entities,
  kinds,
  keyOrder,
  catalogue,
  coupled,
  chains,
  placeholders,
  strings,
  pageSchema,
  dialect,
]

interface HostOptions {
  /** Where the generated files go. */
  out: string
  /** The specifier in place of a path that leads out of the generated files; the package's door without one. */
  specifierOf?: (file: string) => string
}

/** Every generated file by its absolute path, from the schemas below `root/schemas`. Writes nothing. */
export async function generateHost(
  root: string,
  { out, specifierOf = () => PACKAGE }: HostOptions,
): Promise<Files> {
  const sources = readHostSources(root)
  const made = Object.assign({}, ...(await Promise.all(outputs.map((output) => output(sources))))) as Files
  const files = Object.entries(made).filter(([file]) => !IS_SHOPS.test(file))
  return Object.fromEntries(
    files.map(([file, text]) => [
      path.join(out, path.relative(generatedFolder, file)),
      led(file, text, { root, out, specifierOf }),
    ]),
  )
}

/** Of no use without settings and records. */
const IS_SHOPS = /\/form-defaults\.ts$/

/** The text of a generated file with the imports that lead out of the folder led to where they are for this application. */
function led(
  file: string,
  text: string,
  { root, out, specifierOf }: Required<HostOptions> & { root: string },
): string {
  const folder = path.posix.dirname(file)
  return text.replaceAll(/ from '(\.\.\/[^']+)'/g, (whole, given: string) => {
    const target = path.posix.join(folder, given)
    if (target.startsWith(`${generatedFolder}/`)) return whole
    if (!target.startsWith('schemas/migrations/') || target.endsWith('/chain'))
      return ` from '${specifierOf(path.posix.relative('schemas', target))}'`
    const here = path.dirname(path.join(out, path.relative(generatedFolder, file)))
    return ` from '${path.relative(here, path.join(root, target)).split(path.sep).join('/')}'`
  })
}
