import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, serialisePage } from '@schemas'
import type { DraftPage, NewAccessToken } from '@schemas/generated/api'
import { hashPassword, insertOperator } from '@server/back-office'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { retitled } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { runPull, runPush } from './run'

const USER = 'files'
const PASSWORD = 'a password of nine words'

describeApi('pages as files', (open) => {
  let folder = ''
  let url = ''
  let owner: SignedInOperator
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pumian-pages-'))
    url = await open().app.listen({ host: '127.0.0.1', port: 0 })
    const password_hash = await hashPassword(PASSWORD)
    const account = { company_id: '1', username: USER, name: '文件', role: 'owner' as const, password_hash }
    await insertOperator(open().database.db, account)
    owner = await signInAs(open().app, USER)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const file = (name: string) => join(folder, name)
  const read = (name: string) => readFile(file(name), 'utf8')
  const draft = (page_id: string) => owner.data<DraftPage>(`/pages/${page_id}/draft`)
  const canonical = ({ document }: DraftPage) => {
    const page = readPage(document)
    return page && serialisePage(page)
  }

  const call = (run: typeof runPull, args: string[], password = PASSWORD) =>
    callAs({ PUMIAN_USER: USER, PUMIAN_PASSWORD: password }, run, args)

  async function callAs(env: Record<string, string>, run: typeof runPull, args: string[]) {
    let said = ''
    const stream = { write: (text: string) => void (said += text) }
    const code = await run(args, { stdin: Readable.from([]), stdout: stream, stderr: stream, env })
    return { code, said }
  }

  const edit = async (name: string, title: string) => {
    const page = readPage(retitled(await read(name), title))
    if (!page) throw new TypeError(`Expected ${name} to be a page`)
    await writeFile(file(name), serialisePage(page))
  }

  test('a pull writes the canonical text of every draft, and again changes no byte', async () => {
    const pulled = await call(runPull, ['--url', url, folder, 'home', 'story'])
    expect(pulled).toEqual({ code: 0, said: '已取回 2 个页面，2 个文件有变化\n' })
    expect((await readdir(folder)).toSorted()).toEqual(['.pumian.json', 'home.page.json', 'story.page.json'])
    expect(await read('home.page.json')).toBe(canonical(await draft('home')))
    const known = await read('.pumian.json')
    expect(await call(runPull, [folder, 'home'])).toEqual({
      code: 0,
      said: '已取回 1 个页面，0 个文件有变化\n',
    })
    expect(await read('.pumian.json')).toBe(known)
  })

  test('an access token takes the place of a password', async () => {
    const body = { current: PASSWORD, name: '持续集成', days: 1 }
    const { token } = await owner.data<NewAccessToken>('/account/tokens', { method: 'POST', body })
    const pulled = await callAs({ PUMIAN_TOKEN: token }, runPull, [folder, 'home'])
    expect(pulled).toEqual({ code: 0, said: '已取回 1 个页面，0 个文件有变化\n' })
    const wrong = await callAs({ PUMIAN_TOKEN: `${token}x` }, runPull, [folder, 'home'])
    expect([wrong.code, wrong.said]).toEqual([1, expect.not.stringContaining('已取回')])
  })

  test('a push saves what was edited, once', async () => {
    expect((await call(runPush, [folder])).said).toBe('没有改动\n')
    await edit('home.page.json', '推送的首页')
    expect(await call(runPush, [folder])).toEqual({ code: 0, said: '已推送 1 个页面的草稿\n' })
    expect(canonical(await draft('home'))).toBe(await read('home.page.json'))
    expect((await call(runPush, [folder])).said).toBe('没有改动\n')
    expect((await call(runPull, [folder, 'home'])).said).toContain('0 个文件有变化')
  })

  test('other line ends are no edit', async () => {
    const text = await read('home.page.json')
    await writeFile(file('home.page.json'), text.replaceAll('\n', '\r\n'))
    expect((await call(runPush, [folder])).said).toBe('没有改动\n')
    expect((await call(runPull, [folder, 'home'])).code).toBe(0)
    expect(await read('home.page.json')).toBe(text)
  })

  test('a pull keeps files that were edited, all or none, unless it is told otherwise', async () => {
    await edit('home.page.json', '本地的首页')
    const mine = await read('home.page.json')
    const refused = await call(runPull, [folder, 'home', 'story', 'footer'])
    expect(refused.code).toBe(1)
    expect(refused.said).toContain(`${file('home.page.json')}：有没有推送的改动`)
    expect(await readdir(folder)).not.toContain('footer.page.json')
    expect(await read('home.page.json')).toBe(mine)
    expect((await call(runPull, ['--force', folder, 'home'])).code).toBe(0)
    expect(await read('home.page.json')).toBe(canonical(await draft('home')))
  })

  test('a push of a draft that has moved on saves nothing and names who moved it', async () => {
    const { revision, document } = await draft('home')
    const documents = [{ page_id: 'home', base: revision, document: retitled(document, '别人的首页') }]
    await owner.data('/drafts', { method: 'PUT', body: { documents } })
    await edit('home.page.json', '我的首页')
    await edit('story.page.json', '我的故事')
    const story = await draft('story')
    const { code, said } = await call(runPush, [folder])
    expect(code).toBe(1)
    expect(said).toContain(`${file('home.page.json')}：取回之后草稿又被 `)
    expect(said).toContain('没有推送任何页面')
    expect((await draft('story')).revision).toBe(story.revision)
    expect((await call(runPush, [folder, 'story'])).code).toBe(0)
  })

  test('a file that is no page stops the push of all', async () => {
    await writeFile(file('story.page.json'), '{\n  "widgets": }')
    const { code, said } = await call(runPush, [folder])
    expect(code).toBe(1)
    expect(said).toBe(
      `${file('story.page.json')}:2:14  page  /  JSON 语法错误：此处应为一个值\n没有推送任何页面\n`,
    )
  })

  test.each([
    ['a wrong password', ['--url', 'URL', 'FOLDER', 'home'], 1],
    ['a shop that does not answer', ['--url', 'http://127.0.0.1:9', 'FOLDER', 'home'], 2],
    ['no folder', [], 2],
    ['an unknown option', ['--nope', 'FOLDER'], 2],
  ])('%s is said, and nothing is written', async (_name, args, code) => {
    const before = await read('.pumian.json')
    const filled = args.map((arg) => arg.replace('URL', url).replace('FOLDER', folder))
    const answer = await call(runPull, filled, 'wrong password')
    expect(answer.code).toBe(code)
    expect(answer.said).not.toBe('')
    expect(await read('.pumian.json')).toBe(before)
  })
})
