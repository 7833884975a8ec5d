import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { join } from 'node:path'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type FoldingRange,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serialisePage } from '@schemas'
import manifest from './vscode/package.json'
import { LANGUAGE } from './vscode/language'
import { pageOf } from '@tests/helpers/arbitrary-page'

const ROOT = join(import.meta.dirname, '..')
const uri = 'file:///home.page.json'
const TEXT = serialisePage(pageOf({ hello: { type: 'W0011', props: { fontSize: -1 } } }))
const line = TEXT.split('\n').findIndex((each) => each.includes('fontSize'))
const textDocument = { uri }

let child: ChildProcessWithoutNullStreams
let editor: ProtocolConnection
let ended: Promise<number | null>
const told: PublishDiagnosticsParams[] = []

/** The diagnostics of the next message for a document. */
async function nextOf(document: string) {
  await expect.poll(() => told.some((each) => each.uri === document), { timeout: 30_000 }).toBe(true)
  return told.splice(0).findLast((each) => each.uri === document)?.diagnostics
}

beforeAll(async () => {
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/lsp.ts'], { cwd: ROOT })
  ended = new Promise((resolve) => child.on('exit', resolve))
  editor = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  editor.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    told.push(params)
  })
  editor.listen()
  await editor.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
  await editor.sendNotification('initialized', {})
})

afterAll(() => {
  editor.dispose()
  child.kill()
})

const open = (document: string, text: string, languageId = 'json') =>
  editor.sendNotification('textDocument/didOpen', {
    textDocument: { uri: document, languageId, version: 1, text },
  })

test('the extension gives page files a language of their own', () => {
  const { languages, grammars, configurationDefaults } = manifest.contributes
  expect(languages).toMatchObject([{ id: LANGUAGE, extensions: ['.page.json'] }])
  expect(grammars.map(({ language }) => language)).toEqual([LANGUAGE])
  expect(Object.keys(configurationDefaults)).toEqual([`[${LANGUAGE}]`])
})

describe('the server, over its streams', () => {
  test('tells the problems of a page as it is opened and changed', async () => {
    await open(uri, TEXT)
    const character = '        "fontSize": '.length
    expect(await nextOf(uri)).toEqual([
      {
        range: { start: { line, character }, end: { line, character: character + 2 } },
        severity: 1,
        code: 'minimum',
        source: '铺面',
        message: '不能小于0',
      },
    ])
    await editor.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [
        { range: { start: { line, character }, end: { line, character: character + 1 } }, text: '' },
      ],
    })
    expect(await nextOf(uri)).toEqual([])
  })

  test('completes, explains, finds and renames', async () => {
    const position = { line, character: 10 }
    expect(await editor.sendRequest('textDocument/completion', { textDocument, position })).toContainEqual(
      expect.objectContaining({
        label: 'color',
        detail: '文字颜色',
        labelDetails: { description: '文字颜色' },
        filterText: '"color"文字颜色',
      }),
    )
    expect(await editor.sendRequest('textDocument/hover', { textDocument, position })).toMatchObject({
      contents: { value: expect.stringContaining('**字号**') },
    })
    const key = { line: TEXT.split('\n').findIndex((each) => each.includes('"hello"')), character: 6 }
    const renamed = { textDocument, position: key, newName: 'hi' }
    expect(await editor.sendRequest('textDocument/rename', renamed)).toMatchObject({
      changes: { [uri]: [{ newText: '"hi"' }] },
    })
    expect(await editor.sendRequest('textDocument/documentSymbol', { textDocument })).toMatchObject([
      { name: '文本', detail: 'W0011 hello' },
    ])
  })

  test('leaves other documents alone, and takes those that name the schema of pages', async () => {
    await open('file:///package.json', '{')
    expect(await nextOf('file:///package.json')).toEqual([])
    const named = '{ "$schema": "../schemas/page.schema.json" }'
    await open('file:///pages/a.json', named)
    expect((await nextOf('file:///pages/a.json'))?.map(({ message }) => message)).toEqual([
      '缺少文档格式版本 formatVersion',
      '缺少平台 platform',
      '缺少组件表 widgets',
    ])
    await open('untitled:Untitled-1', '{', LANGUAGE)
    expect(await nextOf('untitled:Untitled-1')).toHaveLength(1)
  })

  test('formats with the line ends of the text, and leaves what is canonical as it is', async () => {
    const edits = async (name: string, text: string) => {
      await open(name, text)
      await nextOf(name)
      return editor.sendRequest<TextEdit[]>('textDocument/formatting', {
        textDocument: { uri: name },
        options: { tabSize: 8, insertSpaces: false },
      })
    }
    expect(await edits('file:///canonical.page.json', TEXT)).toEqual([])
    const name = 'file:///windows.page.json'
    const windows = TEXT.replaceAll('\n', '\r\n')
    const squeezed = windows.replace(/\{\s+"type"/, '{"type"').trimEnd()
    const document = TextDocument.create(name, 'json', 1, squeezed)
    expect(TextDocument.applyEdits(document, await edits(name, squeezed))).toBe(windows)
  })

  test('says which lines fold', async () => {
    const folds = await editor.sendRequest<FoldingRange[]>('textDocument/foldingRange', { textDocument })
    expect(folds).toContainEqual({ startLine: 0, endLine: TEXT.trimEnd().split('\n').length - 2 })
  })

  test('ends when the editor says so', async () => {
    await editor.sendRequest('shutdown')
    await editor.sendNotification('exit')
    expect(await ended).toBe(0)
  })
})
