import { spawnSync } from 'node:child_process'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { parsePage, serialisePage } from '@schemas'
import { MAX_BYTES } from '@schemas/text/limits'
import { run } from './run'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pumian-validate-'))
})
afterAll(() => rm(folder, { recursive: true }))

const inFolder = (name: string) => path.join(folder, name)

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = inFolder(name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  return file
}

async function validate(...args: string[]) {
  let stdout = ''
  let stderr = ''
  const code = await run(args, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  })
  return { code, stdout, stderr }
}

const GOOD = serialisePage(pageOf({ w: {} }))
const WRONG = serialisePage(pageOf({ w: { type: 'W0001', props: { data: [], autoplaySpeed: -1 } } }))

describe('npm run validate', () => {
  test('a valid page: exit 0, nothing on stdout, a summary on stderr', async () => {
    const file = await fileOf('good.json', GOOD)
    expect(await validate(file)).toEqual({ code: 0, stdout: '', stderr: '已校验 1 个文件，没有错误\n' })
  })

  test('text: file:line:column  type uuid  path  message, in the order of the file; exit 1', async () => {
    const file = await fileOf('wrong.json', WRONG)
    expect(await validate(file)).toEqual({
      code: 1,
      stdout:
        `${file}:15:17  W0001 w  /props/data  请至少添加1张轮播图\n` +
        `${file}:16:26  W0001 w  /props/autoplaySpeed  不能小于0\n`,
      stderr: '已校验 1 个文件，1 个文件共 2 个错误\n',
    })
  })

  test('json: one array of nine fields, empty for valid pages', async () => {
    const [good, wrong] = [await fileOf('good.json', GOOD), await fileOf('wrong.json', WRONG)]
    const { code, stdout } = await validate('--format', 'json', good, wrong)
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toEqual([
      {
        file: wrong,
        line: 15,
        column: 17,
        severity: 'error',
        type: 'W0001',
        uuid: 'w',
        path: '/props/data',
        keyword: 'minItems',
        message: '请至少添加1张轮播图',
      },
      expect.objectContaining({ keyword: 'minimum', line: 16 }),
    ])
    expect(JSON.parse((await validate('--format=json', good)).stdout)).toEqual([])
  })

  test('github: annotations with all special characters escaped', async () => {
    const file = await fileOf('a,b%.json', serialisePage(pageOf({ w: { props: { 'x:y,z\n': 1 } } })))
    const { stdout } = await validate('--format', 'github', file)
    expect(stdout).toBe(
      `::error file=${file.replace('a,b%', 'a%2Cb%25')},line=15,col=9,title=W0011 w /props/x%3Ay%2Cz%0A::不允许有额外的属性\n`,
    )
  })

  test('text has one line per problem: control characters of a key are shown escaped', async () => {
    const file = await fileOf('control.json', serialisePage(pageOf({ w: { props: { 'a\n\u001B[31m': 1 } } })))
    const { stdout } = await validate(file)
    expect(stdout).toBe(
      String.raw`${file}:15:9  W0011 w  /props/a\u000a\u001b[31m  不允许有额外的属性` + '\n',
    )
  })

  test('--strict: a warning fails as an error does', async () => {
    const unknown = serialisePage(pageOf({ w: { type: 'W9999' } }))
    const file = await fileOf('strict.json', unknown)
    expect((await validate(file)).code).toBe(0)
    expect((await validate('--strict', file)).code).toBe(1)
  })

  test('equal order keys are a warning for siblings, not for widgets of different parents', async () => {
    const page = pageOf({
      a: { order: 'a0' },
      b: { order: 'a0' },
      box: { type: 'W0006', order: 'a2' },
      c: { parent: 'box', order: 'a0' },
    })
    const tied = await fileOf('tied.json', serialisePage(page))
    const { code, stdout, stderr } = await validate(tied)
    expect([code, stderr]).toEqual([0, '已校验 1 个文件，没有错误，1 个警告\n'])
    expect(stdout).toMatch(/ W0011 b {2}\/order {2}与 a 的 order 相同（\w+），先后由 uuid 决定\n$/)
    expect((await validate('--strict', tied)).code).toBe(1)
  })

  test('a warning is printed and fails nothing', async () => {
    const file = await fileOf('unknown.json', serialisePage(pageOf({ w: { type: 'W0999' } })))
    const { code, stdout, stderr } = await validate('--format', 'github', file)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^::warning file=/)
    expect(stderr).toBe('已校验 1 个文件，没有错误，1 个警告\n')
  })

  test('unreadable files are reported with the others: exit 2', async () => {
    const [good, wrong, gone] = [
      await fileOf('good.json', GOOD),
      await fileOf('wrong.json', WRONG),
      inFolder('gone.json'),
    ]
    const { code, stdout, stderr } = await validate(gone, wrong, good)
    expect(code).toBe(2)
    expect(stdout.split('\n')[0]).toBe(`${gone}:1:1  page  /  无法读取文件：文件不存在`)
    expect(stdout).toContain('请至少添加1张轮播图')
    expect(stderr).toBe('已校验 3 个文件，2 个文件共 3 个错误，1 个文件无法读写\n')
  })

  test('wrong arguments: exit 2 with the usage; --help: exit 0', async () => {
    const unknown = await validate('--bogus', 'a.json')
    expect(unknown).toMatchObject({ code: 2, stdout: '' })
    expect(unknown.stderr).toMatch(/^参数不正确：--bogus\n\n用法：/)
    expect((await validate('--format', 'xml', 'a.json')).stderr).toMatch(
      /^--format 应为 text、json、github 之一，实际为 xml\n/,
    )
    expect((await validate()).stderr).toMatch(/^请给出至少一个文件\n/)
    expect(await validate('--help')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^用法：/),
    })
  })

  test('folders and globs mean the json files in them, each file once, in the given order', async () => {
    const [b, a] = [await fileOf('many/b.json', WRONG), await fileOf('many/deep/a.json', WRONG)]
    await fileOf('many/node_modules/x.json', WRONG)
    await fileOf('many/readme.md', 'no page')
    const filesIn = async (...args: string[]) => {
      const { stdout } = await validate('--format', 'json', ...args)
      return [...new Set((JSON.parse(stdout) as { file: string }[]).map(({ file }) => file))]
    }
    expect(await filesIn(inFolder('many'))).toEqual([b, a])
    expect(await filesIn(inFolder('many/**/a*.json'))).toEqual([a])
    expect(await filesIn(a, inFolder('many/'), b)).toEqual([a, b])
    await mkdir(inFolder('many/empty'))
    for (const nothing of ['many/*.none', 'many/empty']) {
      const { code, stdout } = await validate(inFolder(nothing))
      expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining('没有匹配的文件') })
    }
  })

  test('progress and colours are off without a terminal', async () => {
    const { stderr } = await validate(await fileOf('good.json', GOOD))
    expect(stderr).not.toContain('\u001B')
  })

  test('every message is the one of problemsOf, char for char', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPage, async (page) => {
        const text = serialisePage(page)
        const { stdout } = await validate('--format', 'json', await fileOf('any.json', text))
        type Reported = { uuid: string; path: string; keyword: string; message: string }[]
        // only the command line reports equal order keys
        const told = (JSON.parse(stdout) as Reported)
          .filter(({ keyword }) => keyword !== 'equalOrder')
          .map(({ uuid, path: at, message }) => `${uuid} ${at} ${message}`)
        const expected = parsePage(text).problems.map(
          ({ uuid, path: at, message }) => `${uuid} ${at} ${message}`,
        )
        expect(told.toSorted()).toEqual(expected.toSorted())
      }),
      { seed: SEED, numRuns: 50 },
    )
  })
})

describe('bytes that are not a page', () => {
  const GBK = [0xc2, 0xd6, 0xb2, 0xa5]

  test.each([
    ['broken', '{\n  "formatVersion": 2,\n}', '3:1', 'JSON 语法错误：此处应为双引号括起的属性名'],
    ['deep', '['.repeat(100_000), '1:65', '嵌套超过 64 层'],
    ['proto', '{\n "widgets": { "__proto__": {} } }', '2:15', '不允许的属性名“__proto__”'],
    [
      'double',
      '{\n "formatVersion": 2, "platform": "pc", "widgets": {\n "w": {"type":"W0011","order":"a0"},\n "w": {"type":"W0011","order":"a0"} } }',
      '4:2',
      '重复的属性名“w”',
    ],
    ['bom', `\uFEFF${GOOD}`, '1:1', '文件以字节顺序标记（BOM）开头，请另存为不带 BOM 的 UTF-8'],
    [
      'gbk',
      new Uint8Array([...Buffer.from('{\n "a": "'), ...GBK, 0x22, 0x7d]),
      '2:8',
      '字节偏移 9 处不是 UTF-8（可能是 GBK）',
    ],
    ['utf16', Buffer.from('\uFEFF{}', 'utf16le'), '1:1', '文件是 UTF-16 编码，请另存为 UTF-8'],
    ['empty', '', '1:1', 'JSON 语法错误：此处应为一个值'],
  ])('%s', async (name, content, place, message) => {
    const file = await fileOf(`${name}.json`, content)
    const { code, stdout } = await validate(file)
    expect(code).toBe(1)
    expect(stdout.startsWith(`${file}:${place}  `)).toBe(true)
    expect(stdout.endsWith(`  ${message}\n`)).toBe(true)
    expect(stdout.match(/\n/g)).toHaveLength(1)
  })

  test('a huge file is refused by its size, before it is read', async () => {
    const file = await fileOf('huge.json', '')
    await truncate(file, MAX_BYTES * 1000)
    expect(await validate(file)).toMatchObject({
      code: 1,
      stdout: `${file}:1:1  page  /  文件有 128000 MB，超过上限 128 MB\n`,
    })
  })
})

describe('--fix', () => {
  test('clamps, writes canonical bytes, reports what it changed and what remains', async () => {
    const file = await fileOf('fix.json', `\uFEFF${JSON.stringify(JSON.parse(WRONG))}`)
    await chmod(file, 0o640)
    const { code, stdout, stderr } = await validate('--fix', file)
    expect(code).toBe(1)
    expect(stdout).toBe(`${file}:15:17  W0001 w  /props/data  请至少添加1张轮播图\n`)
    expect(stderr).toBe(
      `${file}  W0001 w  /props/autoplaySpeed  -1 → 0\n` +
        '已校验 1 个文件，1 个文件共 1 个错误，修正 1 处，重写 1 个文件\n',
    )
    expect(await readFile(file, 'utf8')).toBe(WRONG.replace('-1', '0'))
    expect((await stat(file)).mode & 0o777).toBe(0o640)
  })

  test('a misspelt property gets the name that the message suggests', async () => {
    const misspelt = serialisePage(pageOf({ w: { type: 'W0011', props: { fontSiz: 20 } } }))
    const file = await fileOf('misspelt.json', misspelt)
    expect((await validate(file)).stdout).toContain('是否想写 fontSize')
    const { code, stderr } = await validate('--fix', file)
    expect(code).toBe(0)
    expect(stderr).toContain(`${file}  W0011 w  /props/fontSiz  → /props/fontSize\n`)
    expect(await readFile(file, 'utf8')).toBe(misspelt.replace('fontSiz', 'fontSize'))
  })

  test('a canonical valid file is not touched', async () => {
    const file = await fileOf('canonical.json', GOOD)
    const before = await stat(file, { bigint: true })
    expect(await validate('--fix', file)).toMatchObject({ code: 0, stdout: '' })
    expect(await stat(file, { bigint: true })).toMatchObject({ ino: before.ino, mtimeNs: before.mtimeNs })
  })

  test('a file whose rewrite would lose data is not changed', async () => {
    const texts = [
      '{ "formatVersion": 2,, }',
      '{ "formatVersion": 2, "platform": "pc", "platform": "pc", "widgets": {} }',
    ]
    for (const text of texts) {
      const file = await fileOf('lossy.json', text)
      expect(await validate('--fix', file)).toMatchObject({ code: 1 })
      expect(await readFile(file, 'utf8')).toBe(text)
    }
  })

  test('a symbolic link is preserved, and no temporary file is left', async () => {
    const target = await fileOf('links/target.json', JSON.stringify(JSON.parse(GOOD)))
    const link = inFolder('links/link.json')
    await symlink(target, link)
    expect(await validate('--fix', link)).toMatchObject({ code: 0 })
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
    expect(await readFile(target, 'utf8')).toBe(GOOD)
    expect((await readdir(inFolder('links'))).toSorted()).toEqual(['link.json', 'target.json'])
  })
})

test('the command itself exits with its code and writes only the array to stdout', async () => {
  const file = await fileOf('wrong.json', WRONG)
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/validate.ts', '--format', 'json', file],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toHaveLength(2)
})
