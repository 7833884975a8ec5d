import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Step } from '@mcp/inputs'
import { parsePage, serialisePage, type PageJson } from '@schemas'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { createFileServer } from './server'

let folder: string
let client: Client

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const page = pageOf({ text: { type: 'W0011', props: { text: '开门', fontSize: 20 } } })
  writeFileSync(join(folder, 'home.json'), serialisePage(page))
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  client = new Client({ name: 'test', version: '1' })
  await Promise.all([createFileServer(folder).connect(theirs), client.connect(ours)])
})
afterEach(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (tool: string, input: object = {}) => {
  const { content, isError = false } = await client.callTool({ name: tool, arguments: { ...input } })
  const [{ text = '' } = {}] = content as { text?: string }[]
  return { isError, text }
}
/** What a tool answers with JSON. */
const call = async <T = Record<string, unknown>>(tool: string, input: object = {}): Promise<T> => {
  const { isError, text } = await ask(tool, input)
  if (isError) throw new Error(`Expected ${tool} to answer, got ${text}`)
  return JSON.parse(text) as T
}
const refused = async (tool: string, input: object = {}): Promise<string> => {
  const { isError, text } = await ask(tool, input)
  if (!isError) throw new Error(`Expected ${tool} to be refused, got ${text}`)
  return text
}
const textOf = (file = 'home.json') => readFileSync(join(folder, file), 'utf8')
const pageIn = (file = 'home.json'): PageJson => {
  const { page } = parsePage(textOf(file))
  if (!page) throw new Error(`Expected a page in ${file}, got ${textOf(file)}`)
  return page
}
const set = (path: string, value: unknown): Step[] => [{ do: 'set', uuid: 'text', path, value }] as Step[]

describe('an agent at the page files of an application', () => {
  test('is offered what needs no shop', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'apply',
      'create_page',
      'describe',
      'find',
      'list_pages',
      'outline',
      'propose',
      'read',
      'undo',
      'validate',
    ])
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(10 * 1024)
  })

  test('finds and reads a page, changes it, and undoes that', async () => {
    expect(await call('list_pages')).toEqual({
      pages: [{ page_id: 'home.json', title: 'home', platform: 'pc' }],
    })
    expect((await ask('outline', { page: 'home.json' })).text).toContain('text W0011 文本')
    expect(await call('find', { text: '开门' })).toMatchObject({ pages: [{ page_id: 'home.json' }] })
    const before = textOf()
    const proposed = await call<{ revision: string }>('propose', {
      page: 'home.json',
      steps: set('/props/text', '九点开门'),
    })
    expect(textOf()).toBe(before)
    const applied = await call('apply', {
      page: 'home.json',
      base: proposed.revision,
      steps: set('/props/text', '九点开门'),
    })
    expect(applied).toMatchObject({ saved: true, new_problems: { errors: 0 } })
    expect(pageIn().widgets['text']?.props['text']).toBe('九点开门')
    await call('undo')
    expect(textOf()).toBe(before)
  })

  test('writes nothing if one step of several is wrong, or the page would have an error more', async () => {
    const before = textOf()
    const one = set('/props/text', '九点开门')
    expect(
      await refused('apply', { page: 'home.json', steps: [...one, ...set('/props/colour', '')] }),
    ).toContain('step 2 (set): W0011 has no /props/colour')
    const large = await refused('apply', {
      page: 'home.json',
      steps: [...one, ...set('/props/fontSize', '大')],
    })
    expect(large).toContain('home.json would have 1 new error(s); nothing is saved')
    expect(large).toContain('/props/fontSize')
    expect(textOf()).toBe(before)
  })

  test('is refused where the file has changed since it was read, also by a call beside its own', async () => {
    await ask('outline', { page: 'home.json' })
    const changed = textOf().replace('开门', '关门')
    writeFileSync(join(folder, 'home.json'), changed)
    expect(await refused('apply', { page: 'home.json', steps: set('/props/text', '一') })).toContain(
      'the draft has moved',
    )
    expect(textOf()).toBe(changed)
    const { revision: base } = await call('validate', { page: 'home.json' })
    const answers = await Promise.all(
      ['一', '二', '三'].map((text) =>
        ask('apply', { page: 'home.json', base, steps: set('/props/text', text) }),
      ),
    )
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1)
  })

  test('makes page files, never over another one or outside of the folder', async () => {
    await call('create_page', { page: 'about.json', title: '关于我们' })
    await call('create_page', { page: 'more/copy.json', copy_of: 'home.json' })
    expect(pageIn('about.json').page.props['title']).toBe('关于我们')
    expect(pageIn('more/copy.json').widgets['text']?.props['text']).toBe('开门')
    expect(await refused('create_page', { page: 'about.json' })).toContain(
      'there is a file about.json already',
    )
    expect(await refused('create_page', { page: 'a/../../x.json' })).toContain(
      'expected a file such as home.json',
    )
    expect(await refused('read', { page: '../x.json' })).toContain('expected a file such as home.json')
  })

  test('is told which files are no pages', async () => {
    writeFileSync(join(folder, 'list.json'), '[]')
    expect(await call('list_pages')).toMatchObject({
      pages: [{ page_id: 'home.json' }],
      no_pages: [
        { file: 'list.json', reason: expect.stringContaining('list.json cannot be edited as a page') },
      ],
    })
    expect(await refused('outline', { page: 'gone.json' })).toContain('gone.json: ')
  })
})
