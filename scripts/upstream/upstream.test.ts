import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_BYTES } from '@schemas/text/limits'
import { runExport, runImport } from './run'

const samples = path.join(import.meta.dirname, '../../schemas/upstream/samples')
const sample = (name: string) => path.join(samples, name)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pumian-upstream-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command with arguments, a text on standard input, and optionally a terminal. */
async function call(run: typeof runImport, args: string[], input: string | Uint8Array = '', isTTY = false) {
  let stdout = ''
  let stderr = ''
  const stdin = (async function* () {
    yield input
  })()
  const code = await run(args, {
    stdin,
    stdout: { write: (text) => void (stdout += text) },
    stderr: { isTTY, write: (text) => void (stderr += text) },
  })
  return { code, stdout, stderr }
}

describe('npm run -s import', () => {
  it('writes the page to stdout and dropped keys to stderr, each key once with its count', async () => {
    const { code, stdout, stderr } = await call(runImport, [sample('campaign-page.json')])
    expect(code).toBe(0)
    expect(stdout).toBe(await readFile(sample('campaign-page.expected.json'), 'utf8'))
    expect(stderr).toContain('警告  W0001  /legacyBanner  丢弃 legacyBanner：没有对应属性\n')
    expect(stderr).toMatch(
      /提示 {2}W0004 {2}丢弃 \d+ 种不保存的属性：.*data\/\*\/pathData\/attribute_type ×4/,
    )
    expect(stderr).toMatch(/已导入 16 个组件，0 个错误，\d+ 个警告\n$/)
  })

  it('a property lost by several types is one line with its count and, if always the same, its value', async () => {
    const widgets = ['W0001', 'W0011', 'W0011'].map((type, i) => ({
      type,
      uuid: `w${i}`,
      textShadowX: 4,
      textShadowY: i,
      hasGuide: true,
      phoneNumber: '',
      ...(type === 'W0011' && { clipboard: '' }),
    }))
    const { stderr } = await call(runImport, ['-'], JSON.stringify(widgets))
    const lines = stderr.split('\n').filter((line) => line.includes('丢弃'))
    expect(lines).toEqual([
      '警告  W0001、W0011  /textShadowX  丢弃 textShadowX：没有对应属性（共 3 处，都是 4，可能是上游的默认值）',
      '警告  W0001、W0011  /textShadowY  丢弃 textShadowY：没有对应属性（共 3 处）',
      '提示  全部 2 种组件  丢弃 2 种不保存的属性：hasGuide、phoneNumber',
      '提示  W0011  丢弃 1 种不保存的属性：clipboard ×2',
    ])
  })

  it('reads standard input for -', async () => {
    const text = await readFile(sample('header-row.json'), 'utf8')
    const { code, stdout } = await call(runImport, ['-'], text)
    expect(code).toBe(0)
    expect(stdout).toBe(await readFile(sample('header-row.expected.json'), 'utf8'))
  })

  it('takes one page of several concatenated ones', async () => {
    const { code, stdout } = await call(runImport, ['--part', 'footer', sample('loaded-designer.json')])
    expect(code).toBe(0)
    expect(Object.keys((JSON.parse(stdout) as { widgets: object }).widgets)).toEqual([
      'footpanel1',
      'footimg001',
    ])
  })

  it('exits 1 with the page if it has errors', async () => {
    const { code, stdout, stderr } = await call(
      runImport,
      ['-'],
      '[{"type":"W0001","uuid":"a","autoplaySpeed":"fast"}]',
    )
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ widgets: { a: { props: { autoplaySpeed: 'fast' } } } })
    expect(stderr).toMatch(/错误 {2}W0001 a {2}\/props\/autoplaySpeed {2}/)
  })

  it.each<[string, string | Uint8Array, string]>([
    ['broken JSON', '[\n  {"type": }]', '-:2:12  /  JSON 语法错误'],
    ['a huge input', new Uint8Array(MAX_BYTES + 1).fill(32), '超过上限 128 MB'],
    ['a deep nesting', '['.repeat(100_000) + ']'.repeat(100_000), '-:1:65  /  嵌套超过 64 层'],
    ['__proto__', '[{"type":"W0001","__proto__":{}}]', '不允许的属性名“__proto__”'],
    ['a byte-order mark', '\uFEFF[]', '-:1:1  /  文件以字节顺序标记（BOM）开头'],
    ['GBK bytes', new Uint8Array([0x5b, 0xc4, 0xe3]), '字节偏移 1 处不是 UTF-8（可能是 GBK）'],
    ['the mobile form', '{"content":[{"name":"page","base":{}}]}', '实际为移动端（h5 / 小程序）页面'],
    ['an empty input', '', 'JSON 语法错误'],
  ])('%s: a clear error, exit 1, nothing on stdout', async (_name, input, message) => {
    const { code, stdout, stderr } = await call(runImport, ['-'], input)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(message)
  })

  it.each([
    [['missing.json'], '文件不存在'],
    [[], '应给出一个文件，实际为 0 个'],
    [['a', 'b'], '应给出一个文件，实际为 2 个'],
    [['--part', 'left', 'a'], '--part 应为 header、body、footer 之一，实际为 left'],
    [['--platform', 'tv', 'a'], '--platform 应为 pc、h5 之一，实际为 tv'],
    [['--nope', 'a'], '参数不正确：--nope'],
  ])('%j exits 2', async (args, message) => {
    const { code, stdout, stderr } = await call(runImport, args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(message)
  })

  it('shows the current step on a terminal and clears it', async () => {
    const { stderr } = await call(runImport, [sample('header-row.json')], '', true)
    for (const stage of ['读取', '转换', '校验']) expect(stderr).toContain(`\r\u001B[K${stage}`)
    expect(stderr.endsWith('警告\n')).toBe(true)
    expect((await call(runImport, [sample('header-row.json')])).stderr).not.toContain('\u001B')
  })
})

describe('npm run -s export', () => {
  it.each([[[]], [['--rows']]])('export %j and import give the same bytes back', async (flags) => {
    const file = sample('campaign-page.expected.json')
    const { code, stdout, stderr } = await call(runExport, [...flags, file])
    expect(code).toBe(0)
    expect(stderr).toMatch(/已导出 16 个组件，0 个错误，1 个警告\n$/)
    expect((await call(runImport, ['-'], stdout)).stdout).toBe(await readFile(file, 'utf8'))
  })

  it('--rows writes rows of getTemplateContent', async () => {
    const { stdout } = await call(runExport, ['--rows', sample('header-row.expected.json')])
    expect(JSON.parse(stdout)).toEqual([
      { id: 1, name: '', config: expect.stringContaining('"W0000"') },
      { id: 2, name: '', config: expect.stringContaining('"childWidgets"') },
    ])
  })

  it('--plain leaves the mark out', async () => {
    const { stdout } = await call(runExport, ['--plain', sample('header-row.expected.json')])
    expect(stdout).toContain('"leaf": true')
    expect(stdout).not.toContain('pumian')
  })

  it('exports a page with errors, names their positions and exits 1', async () => {
    const file = path.join(folder, 'wrong.json')
    await writeFile(
      file,
      '{"formatVersion":2,"platform":"pc","widgets":{"a":{"type":"W0001","order":"a0",\n"props":{"autoplaySpeed":-1}}}}',
    )
    const { code, stdout, stderr } = await call(runExport, [file])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toHaveLength(2)
    expect(stderr).toContain(`${file}:2:26  错误  W0001 a  /props/autoplaySpeed`)
  })

  it('an upstream page is not a page document: exit 1 with what to do', async () => {
    const { code, stdout, stderr } = await call(runExport, [sample('campaign-page.json')])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('上游格式请先用 npm run import 转换')
  })

  it('unreadable input exits 2', async () => {
    expect(await call(runExport, ['missing.json'])).toMatchObject({ code: 2, stdout: '' })
    expect(await call(runExport, [])).toMatchObject({ code: 2, stdout: '' })
  })
})
