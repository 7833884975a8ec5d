import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DialectError } from '@schemas/dialect/problem'
import { link, widget } from '@tests/helpers/dialect-schemas'
import { readSources } from './sources'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'pumian-sources-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The message of `npm run generate` for a widget schema with this text. */
function said(text: string): string {
  write('schemas/common/link.schema.json', JSON.stringify(link))
  write('schemas/kinds.json', JSON.stringify({ entities: ['goods'] }))
  write('schemas/widgets/W0001.schema.json', text)
  try {
    readSources(root)
  } catch (error) {
    if (error instanceof DialectError) return error.message
    throw error
  }
  return ''
}

const FILE = 'schemas/widgets/W0001.schema.json'

test.each([
  [
    '{\n  "title": "甲",\n  "type" "object"\n}',
    `${FILE}:3:10: expected JSON: colon expected, found "\\"object\\""`,
  ],
  ['{\n  "title": "甲"', `${FILE}:2:15: expected JSON: close brace expected, found the end of the file`],
  ['[]', `${FILE}:1:1: expected one schema object, got an array`],
])('a JSON syntax error is reported with file, line and column', (text, message) => {
  expect(said(text)).toBe(message)
})

test('an error in a schema is reported with its file, line, column and path', () => {
  const text = JSON.stringify(widget, null, 2)
  const broken = text.replace('"pattern": "^(|/.*)$"', '"pattern": "("')
  const line = broken.split('\n').findIndex((each) => each.includes('"imgUrl": {')) + 1
  expect(said(broken)).toMatch(
    new RegExp(
      `^${FILE}:${line}:\\d+ #/properties/props/properties/data/items/properties/imgUrl: pattern: expected a regular`,
      'm',
    ),
  )
  expect(said(text.replace('"type": "boolean"', '"type": "bool"'))).toMatch(
    new RegExp(
      `^${FILE}:\\d+:\\d+ #/properties/props/properties/default/type: type must be one of .*did you mean "boolean"`,
    ),
  )
})
