import { afterEach, expect, test } from 'vitest'
import { createEditor, fromJson, insertInto, freshSeed, setProp } from '@engine/design'
import { parsePage } from '@schemas/parse'
import { schemaInLanguage } from '@schemas/problem-texts/in-language'
import type { Schema } from '@schemas/dialect/schema'
import { commons } from '@schemas/generated/commons'
import { forms } from '@schemas/generated/forms'
import { messages } from '@schemas/generated/messages'
import { isRecord } from '@schemas/json'
import { english, installTexts } from '../texts'

let restore: (() => void) | undefined
afterEach(() => {
  restore?.()
  restore = undefined
})

const page = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: {} }
const messagesOf = (input: unknown) => parsePage(input).problems.map(({ message }) => message)

test('steps of the history and problems are in the installed language', () => {
  restore = installTexts(english)
  const editor = createEditor(fromJson(page as never))
  const command = insertInto(null, freshSeed(editor.doc, 'W0011', null))
  editor.run(command)
  expect(editor.status.undoLabel).toBe('Insert 文本')
  editor.run(setProp(command.uuid, ['txtContent'], 'a', { field: 'Text' }))
  expect(editor.status.undoLabel).toBe('Edit 文本: Text')

  const wrong = { v: 1, parent: 'x', order: 'a0', name: '', style: { width: 'wide' }, props: {} }
  expect(messagesOf({ ...page, widgets: { a: { type: 'nope', ...wrong } } })).toEqual([
    'unknown widget type “nope”: it is kept as it is and not drawn',
    'there is no widget “x” to be in',
  ])
  expect(messagesOf('{"a":1,}')).toEqual(['JSON syntax: expected a property name in double quotes'])
  expect(messagesOf({ ...page, platform: 'tv', widgets: {} })).toEqual(['platform must be pc or h5'])

  restore()
  expect(messagesOf('{"a":1,}')).toEqual(['JSON 语法错误：此处应为双引号括起的属性名'])
})

test('the shapes that applications refer to have English texts', async () => {
  restore = installTexts(english)
  const shapes = commons as readonly Schema[]
  const found = [...shapes, (await forms['W0000']?.()) ?? {}].flatMap((schema) =>
    chineseIn(schemaInLanguage(schema)),
  )
  const envelope = Object.values(messages['page'] ?? {}).filter((text) => !(text in english.problems.shapes))
  expect([...found, ...envelope]).toEqual([])
})

function chineseIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(chineseIn)
  return isRecord(value) ? Object.values(value).flatMap(chineseIn) : []
}
