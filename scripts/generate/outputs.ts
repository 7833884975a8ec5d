import { api } from './api'
import { catalogue } from './catalogue'
import { chains, coupled, keyOrder } from './widget-tables'
import { defaults } from './defaults'
import { dialect, pageSchema } from './page-schema'
import { entities, formLinks } from './links'
import { kinds } from './kinds'
import { actionTable, recordTable, settingTable } from './form-tables'
import { fieldReference } from './field-reference'
import { limits } from './limits'
import { messages, placeholders, strings } from './texts'
import type { Files, Output } from './output'
import { widgetList } from './widget-list'
import { commonSources, resolvedSchemas } from './resolved'
import { publicNames } from './public-names'
import { readSources, repository } from './sources'
import { samples } from './samples'
import { csvFiles } from './csv-files'
import { types } from './types'
import { validators } from './validators'

const outputs: Output[] = [
  types,
  api,
  limits,
  resolvedSchemas,
  commonSources,
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
  settingTable,
  recordTable,
  actionTable,
  formLinks,
  csvFiles,
  pageSchema,
  dialect,
  samples,
  widgetList,
  fieldReference,
  publicNames,
]

/** Every generated file with its text, from the schema sources below `root`. Writes nothing. */
export async function generate(root = repository): Promise<Files> {
  const sources = readSources(root)
  const files = await Promise.all(outputs.map((output) => output(sources)))
  return Object.assign({}, ...files) as Files
}
