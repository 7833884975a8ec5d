import { api } from './api'
import { catalogue } from './catalogue'
import { chains } from './chains'
import { coupled } from './coupled'
import { defaults } from './defaults'
import { dialect } from './dialect'
import { entities } from './entities'
import { formLinks } from './form-links'
import { actionTable, recordTable, settingTable } from './form-tables'
import { keyOrder } from './key-order'
import { limits } from './limits'
import { messages } from './messages'
import type { Files, Output } from './output'
import { pageSchema } from './page-schema'
import { placeholders } from './placeholders'
import { widgetList } from './widget-list'
import { resolvedSchemas } from './resolved'
import { readSources, repository } from './sources'
import { samples } from './samples'
import { sheetTable } from './sheet-table'
import { strings } from './strings'
import { types } from './types'
import { validators } from './validators'

const outputs: Output[] = [
  types,
  api,
  limits,
  resolvedSchemas,
  validators,
  messages,
  defaults,
  entities,
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
  sheetTable,
  pageSchema,
  dialect,
  samples,
  widgetList,
]

/** Every generated file with its text, from the schema sources below `root`. Writes nothing. */
export async function generate(root = repository): Promise<Files> {
  const sources = readSources(root)
  const files = await Promise.all(outputs.map((output) => output(sources)))
  return Object.assign({}, ...files) as Files
}
