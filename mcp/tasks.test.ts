import { beforeAll, describe, expect, test } from 'vitest'
import { parsePage, type JsonObject, type PageJson } from '@schemas'
import type { DraftPage, PageRow } from '@schemas/generated/api'
import {
  connectAgent,
  connectAgentOverHttp,
  connectedOverHttp,
  newToken,
  type Agent,
} from '@tests/helpers/mcp'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { isSoak } from '@tests/helpers/soak'
import { inputs, type Step } from './inputs'
import type { Changes } from './page/changes'
import type { Hit } from './page/find'
import type { ShownProblems } from './page/problems'

interface Verdict {
  revision: string
  changes: Changes
  new_problems: ShownProblems
  inserted: { uuid: string }[]
}
interface Found {
  widgets: Hit[]
}

const WAYS = [
  ['on stdin and stdout', connectAgent],
  ['over HTTP', connectAgentOverHttp],
] as const

describeApi('an agent', (open) => {
  let agent: Agent
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })

  const draftOf = (page_id: string) => owner.data<DraftPage>(`/pages/${page_id}/draft`)
  const documentOf = async (page_id: string): Promise<PageJson> => {
    const { page } = parsePage((await draftOf(page_id)).document)
    if (!page) throw new Error('Expected a page document')
    return page
  }
  const widgetOf = async (page_id: string, uuid: string) => {
    const widget = (await documentOf(page_id)).widgets[uuid]
    if (!widget) throw new Error(`Expected a widget ${uuid}`)
    return widget
  }
  const copyOf = async (copy_of: string) => (await newPage(owner, { copy_of, title: '副本' })).page_id
  const apply = async (page: string, steps: Step[], base?: string): Promise<Verdict> =>
    agent.call('apply', { page, steps, ...(base !== undefined && { base }) })

  /** A task as an agent does it: with few calls and short answers. */
  const frugally = (run: () => Promise<void>) => async () => {
    agent.spent()
    await run()
    const { calls, bytes } = agent.spent()
    if (calls > 8 || bytes > 60_000)
      throw new Error(`Expected at most 8 calls and 60 KB, got ${calls}, ${bytes} B`)
  }

  describe('does its tasks', () => {
    beforeAll(async () => {
      agent = await connectAgentOverHttp(open().app, 'owner')
    })

    test(
      'a campaign page is made from a brief and published',
      frugally(async () => {
        const { list } = await agent.call<{ list: JsonObject[] }>('search_records', {
          kind: 'goods',
          keyword: 'T恤',
        })
        expect(await agent.call('describe', { type: 'W0002' })).toMatch(
          /columnNums 每行数量 integer 1\.\.10 =5/,
        )
        const { page_id } = await agent.call<PageRow>('create_page', { title: '夏日清凉' })
        const { new_problems, inserted } = await apply(page_id, [
          { do: 'page', path: '/title', value: '夏日清凉' },
          { do: 'page', path: '/backgroundColor', value: '#E8F6FF' },
          { do: 'insert', type: 'W0011', props: { text: '夏日清凉，低至五折', fontSize: 32 } },
          {
            do: 'insert',
            type: 'W0002',
            uuid: 'shirts',
            props: { text: 'T恤专场', data: list, columnNums: 4 },
          },
        ])
        expect(new_problems).toEqual({ errors: 0, warnings: 0, list: [] })
        expect(inserted).toHaveLength(2)
        expect(await agent.call('publish', { page: page_id })).toMatchObject({
          dry_run: true,
          problems: { errors: 0 },
        })
        expect((await draftOf(page_id)).page.state).toBe('draft')
        await agent.call('publish', { page: page_id, confirm: true, enable: true, note: '夏日活动' })
        const { page, author } = await draftOf(page_id)
        expect(page).toMatchObject({ state: 'published', enabled: true })
        expect(author).toBe(agent.name)
        const { props } = await widgetOf(page_id, 'shirts')
        expect(props).toMatchObject({ columnNums: 4, data: list, moreText: '更多' })
      }),
    )

    test(
      'one property changes on all widgets that have it',
      frugally(async () => {
        const page_id = await copyOf('home')
        await agent.call('outline', { page: page_id })
        const steps: Step[] = [{ do: 'set', type: '*', path: '/props/wgtPriceColor', value: '#CC0000' }]
        const proposed = await agent.call<Verdict>('propose', { page: page_id, steps })
        const before = await draftOf(page_id)
        expect(before.revision).toBe(proposed.revision)
        await apply(page_id, steps, proposed.revision)
        const { widgets } = await documentOf(page_id)
        const priced = Object.values(widgets).filter(({ props }) => props['wgtPriceColor'] === '#CC0000')
        expect(priced.length).toBe(proposed.changes.count)
        expect(new Set(priced.map(({ type }) => type))).toEqual(
          new Set(['W0002', 'W0014', 'W0015', 'W0017', 'W0018', 'W0020']),
        )
      }),
    )

    test(
      'a product that no longer exists is replaced',
      frugally(async () => {
        const page_id = await copyOf('home')
        await saveDraft(owner, page_id, ({ widgets }) => {
          const list = (widgets['goods']?.props['data'] ?? []) as JsonObject[]
          Object.assign(list[0] ?? {}, { goods_id: '99999', goods_name: '旧商品' })
        })
        const { dead_links } = await agent.call<{ dead_links: JsonObject[] }>('validate', { page: page_id })
        expect(dead_links).toEqual([expect.objectContaining({ uuid: 'goods', entity: 'goods', id: '99999' })])
        const { list } = await agent.call<{ list: JsonObject[] }>('search_records', {
          kind: 'goods',
          keyword: 'T恤',
        })
        const { widgets } = await agent.call<Found>('find', { page: page_id, link: 'goods:99999' })
        const [hit] = widgets
        const [path = ''] = Object.keys(hit?.at ?? {})
        expect(path).toBe('/props/data/0/goods_id')
        const value = list[0] ?? {}
        await apply(page_id, [{ do: 'set', uuid: hit?.uuid, path: '/props/data/0', value }])
        expect(await agent.call('validate', { page: page_id })).toMatchObject({ dead_links: [] })
      }),
    )

    test(
      'the texts of a page are translated',
      frugally(async () => {
        const page_id = await copyOf('story')
        const { widgets, revision } = await agent.call<Found & { revision: string }>('find', {
          page: page_id,
          texts: true,
        })
        const texts = widgets.flatMap(({ uuid, at = {} }) =>
          Object.entries(at).map(([path, text]) => ({ uuid, path, text })),
        )
        expect(texts.length).toBeGreaterThan(5)
        const steps = texts.map(({ uuid, path }, index): Step => ({
          do: 'set',
          uuid,
          path,
          value: `Text ${index}`,
        }))
        const { changes, new_problems } = await apply(page_id, steps, revision)
        expect([changes.count, new_problems.errors]).toEqual([texts.length, 0])
        const after = await agent.call<Found>('find', { page: page_id, texts: true })
        const left = after.widgets
          .flatMap(({ at = {} }) => Object.values(at))
          .filter((text) => !/^Text \d+$/.test(text))
        expect(left).toEqual([])
      }),
    )

    test(
      'a widget is inserted before another',
      frugally(async () => {
        const page_id = await copyOf('home')
        expect(await agent.call('outline', { page: page_id })).toMatch(/^seckill W0002 商品/m)
        const { inserted } = await apply(page_id, [
          { do: 'insert', type: 'W0011', before: 'seckill', props: { text: '每天十点开抢' } },
        ])
        const outline: string = await agent.call('outline', { page: page_id })
        const tops = outline
          .split('\n')
          .filter((line) => /^\w/.test(line))
          .map((line) => line.split(' ')[0])
        expect(tops[tops.indexOf('seckill') - 1]).toBe(inserted[0]?.uuid)
      }),
    )

    test(
      'a widget moves into a panel, where it covers no other one',
      frugally(async () => {
        const page_id = await copyOf('home')
        const before = await widgetOf(page_id, 'doors')
        await agent.call('outline', { page: page_id })
        await apply(page_id, [{ do: 'move', uuid: 'coupons', into: 'doors' }])
        const { parent, style } = await widgetOf(page_id, 'coupons')
        expect(parent).toBe('doors')
        const panel = await widgetOf(page_id, 'doors')
        expect(style.y).toBeGreaterThanOrEqual(before.style.height ?? 0)
        expect(panel.style.height).toBeGreaterThanOrEqual((style.y ?? 0) + (style.height ?? 0))
      }),
    )

    test(
      'an invalid page is not published; its problems say how to mend it',
      frugally(async () => {
        const page_id = await copyOf('home')
        await saveDraft(owner, page_id, ({ widgets }) => {
          Object.assign(widgets['goods']?.props ?? {}, {
            columnNums: 99,
            wgtPriceColor: 'reddish',
            txt: '一',
          })
        })
        const { problems, revision } = (await agent.refused('publish', {
          page: page_id,
          confirm: true,
        })) as unknown as {
          problems: ShownProblems
          revision: string
        }
        expect(problems.list.map(({ uuid, path }) => uuid + path).toSorted()).toEqual([
          'goods/props/columnNums',
          'goods/props/txt',
          'goods/props/wgtPriceColor',
        ])
        expect((await draftOf(page_id)).page.state).toBe('draft')
        await apply(
          page_id,
          problems.list.flatMap(({ fix }) => fix ?? []),
          revision,
        )
        expect(await agent.call('publish', { page: page_id, confirm: true })).toMatchObject({
          published: true,
        })
        expect((await widgetOf(page_id, 'goods')).props).toMatchObject({ columnNums: 10 })
      }),
    )

    test(
      'a text is found on all pages and corrected',
      frugally(async () => {
        const found = await agent.call<{ pages: (Found & { page_id: string })[] }>('find', {
          text: '查看全部商品 >',
        })
        const home = found.pages.find(({ page_id }) => page_id === 'home')
        expect(home?.widgets).toEqual([
          {
            uuid: 'hero-all',
            type: 'W0011',
            name: expect.any(String),
            at: { '/props/text': '查看全部商品 >' },
          },
        ])
        await apply('home', [{ do: 'set', uuid: 'hero-all', path: '/props/text', value: '全部商品 >' }])
        expect((await widgetOf('home', 'hero-all')).props['text']).toBe('全部商品 >')
        await agent.call('undo')
      }),
    )

    test(
      'a section is copied to another page with what is in it',
      frugally(async () => {
        const { page_id } = await newPage(owner)
        const { inserted, new_problems } = await apply(page_id, [
          { do: 'copy', page: 'home', uuid: 'windows' },
        ])
        const { widgets } = await documentOf(page_id)
        const [{ uuid = '' } = {}] = inserted
        const inside = Object.values(widgets).filter(({ parent }) => parent === uuid)
        expect([widgets[uuid]?.type, inside.map(({ type }) => type)]).toEqual([
          'W0006',
          ['W0012', 'W0012', 'W0012'],
        ])
        expect(new_problems.errors).toBe(0)
      }),
    )
  })

  // the tasks above are done on stdin and stdout
  describe.each(isSoak ? WAYS : WAYS.slice(-1))('%s', (_way, connect) => {
    beforeAll(async () => {
      agent = await connect(open().app, 'owner')
    })

    test(
      'a deleted widget comes back with undo, byte for byte',
      frugally(async () => {
        const page_id = await copyOf('home')
        const { document } = await draftOf(page_id)
        const { changes } = await apply(page_id, [{ do: 'remove', uuid: 'windows' }])
        expect(changes.count).toBe(4)
        expect((await documentOf(page_id)).widgets['window-hot']).toBeUndefined()
        expect(await agent.call('undo')).toMatchObject({ page_id, changes: { count: 4 } })
        expect((await draftOf(page_id)).document).toBe(document)
      }),
    )

    test(
      'undo keeps what others have changed since',
      frugally(async () => {
        const page_id = await copyOf('home')
        await apply(page_id, [{ do: 'set', uuid: 'goods', path: '/props/text', value: '新品' }])
        await saveDraft(owner, page_id, ({ widgets }) => {
          Object.assign(widgets['seckill']?.props ?? {}, { text: '整点秒杀' })
        })
        await agent.call('undo')
        const { widgets } = await documentOf(page_id)
        expect([widgets['goods']?.props['text'], widgets['seckill']?.props['text']]).toEqual([
          '每日上新',
          '整点秒杀',
        ])
      }),
    )

    test(
      'a draft that has moved meanwhile is refused with its revision, and the retry succeeds',
      frugally(async () => {
        const page_id = await copyOf('home')
        await agent.call('outline', { page: page_id })
        const moved = await saveDraft(owner, page_id, ({ page }) => {
          page.props['title'] = '换季'
        })
        const steps: Step[] = [{ do: 'set', uuid: 'goods', path: '/props/text', value: '换季上新' }]
        const { refused, revision } = await agent.refused('apply', { page: page_id, steps })
        expect(refused).toContain('the draft has moved')
        expect(revision).toBe(moved)
        expect((await draftOf(page_id)).revision).toBe(moved)
        await apply(page_id, steps, String(revision))
        const { page, widgets } = await documentOf(page_id)
        expect([page.props['title'], widgets['goods']?.props['text']]).toEqual(['换季', '换季上新'])
      }),
    )

    test('a viewer may look; edits and publishing are refused by the shop', async () => {
      const viewer = await connect(open().app, 'viewer')
      const { revision } = await draftOf('story')
      expect(await viewer.call('outline', { page: 'story' })).toContain('W0013')
      const steps: Step[] = [{ do: 'page', path: '/title', value: '改名' }]
      expect(await viewer.call('propose', { page: 'story', steps })).toMatchObject({ changes: { count: 1 } })
      expect(await viewer.refused('apply', { page: 'story', steps })).toMatchObject({ status: 403 })
      expect(await viewer.refused('publish', { page: 'story', confirm: true })).toMatchObject({ status: 403 })
      expect((await draftOf('story')).revision).toBe(revision)
    })

    test('edits are in the revisions and in the audit log in the name of the operator', async () => {
      const page_id = await copyOf('story')
      await apply(page_id, [{ do: 'page', path: '/title', value: '故事' }])
      const { author } = await draftOf(page_id)
      const { authors } = await owner.data<{ authors: { name: string }[] }>(`/pages/${page_id}/authors`)
      expect([author, authors[0]?.name]).toEqual([agent.name, agent.name])
    })

    test('what goes live is what was seen: a draft that has moved since is not published', async () => {
      const page_id = await copyOf('story')
      await agent.call('publish', { page: page_id })
      const moved = await saveDraft(owner, page_id, ({ page }) => {
        page.props['title'] = '换季'
      })
      expect(await agent.refused('publish', { page: page_id, confirm: true })).toMatchObject({
        revision: moved,
      })
      expect((await draftOf(page_id)).page.state).toBe('draft')
    })
  })

  test('a wrong password is refused, not the process ended', async () => {
    const stranger = await connectAgent(open().app, 'viewer', undefined, 'wrong')
    expect(await stranger.refused('list_pages')).toMatchObject({ status: 401 })
  })

  test('a preview is a picture of the draft at the shop', async () => {
    const asked: string[] = []
    const looking = await connectAgent(open().app, 'viewer', async (address, size) => {
      asked.push(`${new URL(address).pathname} ${size.width}×${size.height}`)
      return Buffer.from('png')
    })
    expect(await looking.call('preview', { page: 'home', height: 900 })).toBe(
      Buffer.from('png').toString('base64'),
    )
    await looking.call('preview', { page: 'home', phone: true })
    expect(asked).toEqual(['/ 1190×900', '/ 375×2000'])
  })

  describe('at the door of the shop', () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    const send = (
      headers: Record<string, string>,
      body: object = initialize,
      method: 'POST' | 'DELETE' | 'GET' = 'POST',
    ) =>
      open().app.inject({
        method,
        url: '/mcp',
        headers: {
          host: 'hean.localhost',
          accept: 'application/json, text/event-stream',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'POST' && { payload: JSON.stringify(body) }),
      })
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

    test('the tools are those of the command, and a picture is refused with the address that shows it', async () => {
      const { app } = open()
      const { token } = await newToken(app, 'viewer')
      const client = await connectedOverHttp(app, token)
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs))
      const viewer = await connectAgentOverHttp(app, 'viewer')
      const { refused, address } = await viewer.refused('preview', { page: 'home' })
      expect(refused).toContain('takes no pictures')
      expect(new URL(String(address)).searchParams.has('preview')).toBe(true)
    })

    test('without a live token of this shop nothing is answered; a session is no token', async () => {
      const { app, database } = open()
      const [live, foreign] = [await newToken(app, 'owner'), await newToken(app, 'owner', '2')]
      const ended = await newToken(app, 'owner')
      await database.pool.query(
        `update operator_token set expires = now() - interval '1 second' where token_id = $1`,
        [ended.token_id],
      )
      const revoked = await newToken(app, 'owner')
      await revoked.operator.data(`/account/tokens/${revoked.token_id}`, { method: 'DELETE' })
      const wrong = live.token.replace(/\.\w/, (text) => (text === '.a' ? '.b' : '.a'))
      const refused: Record<string, string>[] = [
        {},
        { cookie: live.operator.cookie },
        bearer('nonsense'),
        bearer(wrong),
        bearer(foreign.token),
        bearer(ended.token),
        bearer(revoked.token),
      ]
      for (const headers of refused) {
        const answer = await send(headers)
        expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
          401,
          expect.stringMatching(/^Bearer /),
        ])
      }
      expect((await send(bearer(live.token))).statusCode).toBe(200)
    })

    test('a connection belongs to its token, until it is ended or others are more', async () => {
      const { app } = open()
      const [mine, other] = [await newToken(app, 'owner'), await newToken(app, 'owner')]
      const begin = async () => String((await send(bearer(mine.token))).headers['mcp-session-id'])
      const statusOf = async (id: string, token = mine.token, method: 'POST' | 'DELETE' = 'POST') =>
        (await send({ ...bearer(token), 'mcp-session-id': id }, list, method)).statusCode
      const first = await begin()
      expect([await statusOf(first), await statusOf(first, other.token)]).toEqual([200, 404])
      expect((await send(bearer(mine.token), list)).statusCode).toBe(400)
      expect(await statusOf(first, other.token, 'DELETE')).toBe(404)
      expect([await statusOf(first, mine.token, 'DELETE'), await statusOf(first)]).toEqual([204, 404])
      const oldest = await begin()
      for (let more = 0; more < 20; more++) await begin()
      expect(await statusOf(oldest)).toBe(404)
    })

    test('history and log tell a program from its operator, who edited the page just before', async () => {
      const { app } = open()
      const { token, name, operator } = await newToken(app, 'owner')
      const { page_id } = await newPage(operator)
      await saveDraft(operator, page_id, ({ page }) => {
        page.props['title'] = '换季'
      })
      const client = await connectedOverHttp(app, token)
      const steps: Step[] = [{ do: 'page', path: '/title', value: '上新' }]
      await client.callTool({ name: 'apply', arguments: { page: page_id, steps } })
      const { authors } = await operator.data<{ authors: { name: string }[] }>(`/pages/${page_id}/authors`)
      expect(authors.map((author) => author.name)).toEqual([`${name} · agent`, name])
    })

    test('more than 300 calls a minute are told to wait', async () => {
      const { token } = await newToken(open().app, 'owner')
      expect((await send(bearer(token))).statusCode).toBe(200)
      await open().database.pool.query(`update attempt set count = 300 where key like 'agent:%'`)
      const { statusCode, headers } = await send(bearer(token))
      expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
      await open().database.pool.query(`delete from attempt where key like 'agent:%'`)
    })

    test('pages of other sites are refused, also those whose host is said to be this server', async () => {
      const { token } = await newToken(open().app, 'owner')
      const foreign = { ...bearer(token), origin: 'http://evil.example' }
      expect((await send(foreign)).statusCode).toBe(403)
      expect((await send({ ...foreign, host: 'evil.example' })).statusCode).toBe(403)
    })

    test('calls are small messages: long ones are refused, and streams are not opened', async () => {
      const { token } = await newToken(open().app, 'owner')
      const long = { ...list, params: { text: 'x'.repeat(1024 * 1024) } }
      expect((await send(bearer(token), long)).statusCode).toBe(413)
      expect((await send(bearer(token), list, 'GET')).statusCode).toBe(405)
    })
  })
})
