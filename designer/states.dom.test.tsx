import { reachOf } from '@tests/helpers/reach'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '@tests/helpers/accessible'
import { answerOf, TEXT } from '@tests/helpers/admin-answers'
import { drawIn } from '@tests/helpers/dialog'
import { isSoak, inSoak } from '@tests/helpers/soak'
import { mockLayout } from '@tests/helpers/settings-form'
import { complaintsOf } from '@tests/helpers/silent-console'
import { openWorkspace } from '@tests/helpers/workspace'
import { ApiError } from '@schemas/api/api-error'
import { call } from './shell/api/client'
import { routes } from './routes'
import { Shell } from './Shell'

type Picker = ComponentType<Record<string, unknown>>

const pickers = vi.hoisted(() => new Map<string, unknown>())

vi.mock('./shell/api/client', async (load) => ({
  ...(await load<object>()),
  call: vi.fn<typeof call>(),
  signedIn: Promise.resolve(),
}))
vi.mock('./shell/ui/define-picker', async (load) => {
  const real = await load<{ definePicker(one: { title(props: object): ReactNode }): unknown }>()
  const definePicker: typeof real.definePicker = (one) => {
    const picker = real.definePicker(one)
    pickers.set(String(pickers.size), picker)
    return picker
  }
  return { ...real, definePicker }
})

// the modules that define pickers, and the pages, which would be fetched late
import.meta.glob(['./{fields,images,back-office,editor/layout}/**/*.tsx', '!**/*.test.tsx'], { eager: true })

beforeAll(mockLayout)
afterEach(cleanup)

const [root] = routes as [NonIndexRouteObject]
const pathsOf = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children)])

const ignore = () => {}
const drawRoute =
  (path: string, known = routes) =>
  () => {
    const address = path.replaceAll(/:\w+/g, TEXT)
    const router = createMemoryRouter(known, { initialEntries: [address] })
    drawIn(openWorkspace(), <RouterProvider router={router} useTransitions={false} />)
  }
/** What surrounds the pages, with an empty one. */
const drawShell = drawRoute('/', [{ ...root, children: [{ element: <Shell />, children: [{ path: '/' }] }] }])
const drawPicker = (Chosen: Picker) => () => {
  const props = { open: true, main: false, chosen: [], onPick: ignore, onClose: ignore }
  drawIn(openWorkspace(), <MemoryRouter>{<Chosen {...props} />}</MemoryRouter>)
}

const places: [name: string, draw: () => void][] = [
  ['the shell', drawShell],
  ...pathsOf(routes).map((path): [string, () => void] => [`the page ${path}`, drawRoute(path)]),
  ...[...pickers].map(([number, picker]): [string, () => void] => [
    `picker ${number}`,
    drawPicker(picker as Picker),
  ]),
]

const SESSION = 'GET /session'
const pending = () => new Promise<never>(() => {})

/** What the server answers; the page itself is opened by tests of the editor. */
function answered(key: string, rows: 0 | 1): unknown {
  if (key === 'GET /pages/{page_id}/workspace') return pending()
  const answer = answerOf(key, rows)
  if (key !== SESSION) return answer
  const operator = { operator_id: '1', username: 'owner', name: '店主', ...reachOf('owner') }
  return { ...(answer as object), operator, second_factor_due: false }
}

/** Answers calls, one of them by `special`. @returns the keys that are asked for, as they are asked */
function serve(rows: 0 | 1, special: (key: string) => unknown = () => undefined): string[] {
  const asked: string[] = []
  vi.mocked(call).mockImplementation((async (key: string) => {
    asked.push(key)
    return special(key) ?? answered(key, rows)
  }) as typeof call)
  return asked
}

/** Whether a call answers rows. */
const isList = (key: string) => Object.hasOwn(Object(answerOf(key, 0)), 'list')

async function settled() {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** Which calls a place makes when it opens. */
async function callsOf(draw: () => void): Promise<string[]> {
  const asked = serve(1)
  draw()
  await vi.waitFor(() => {
    if (asked.length === 0) throw new Error('Expected a call, found none')
  })
  await settled()
  await settled()
  await settled()
  cleanup()
  return [...new Set(asked)]
}

/** Calls of the shell, which are tried with an empty page, and of pickers, which are alike; a soak tries them with each. */
const tried = new Set<string>()

/** The calls to try at a place. */
async function calledBy(name: string, draw: () => void): Promise<string[]> {
  const calls = await callsOf(draw)
  if (isSoak) return calls
  const fresh = calls.filter((key) => !tried.has(key))
  if (!name.startsWith('the page ')) for (const key of fresh) tried.add(key)
  return fresh
}

/** Lists and reports whose columns are those of their rows. */
function columned(key: string): unknown {
  const answer = answered(key, 1)
  const columns = [{ key: TEXT, title: '名称', kind: 'text' }]
  const list = [{ id: TEXT, title: TEXT, values: { [TEXT]: '一行' }, value: { [TEXT]: '一行' } }]
  const withColumns = (one: object) =>
    'columns' in one ? { ...one, columns, ...('list' in one && { list }) } : one
  if (Array.isArray(answer)) return answer.map(withColumns)
  return typeof answer === 'object' && answer !== null ? withColumns(answer) : answer
}

const said = (text: string) => document.body.textContent.includes(text)
const retries = () => screen.queryAllByRole('button', { name: /重\s*试/ })

describe.each(places)('%s', (name, draw) => {
  test('each call shows that it is on its way, what happened when it fails, and is made again by 重试', async () => {
    for (const failing of await calledBy(name, draw)) {
      let fail: ((reason: Error) => void) | undefined
      const asked = serve(1, (key) => {
        if (key !== failing || fail) return undefined
        return new Promise<never>((_, reject) => (fail = reject))
      })
      const seen: Record<string, unknown> = {}
      // React logs every error that a boundary catches
      await complaintsOf(async () => {
        draw()
        await waitFor(() => expect(asked).toContain(failing), { timeout: 10_000 })
        await settled()
        seen['empty while it loads'] = said('暂无数据') || said('还没有')
        fail?.(new ApiError(`${failing}: 500`, { status: 500, code: 500001 }))
        await waitFor(() => expect(retries()).not.toEqual([]), { timeout: 10_000 })
        seen['reason'] = said('服务暂时不可用（500），请稍后重试')
        seen['details'] = document.querySelector('details code')?.textContent.includes(`${failing}: 500`)
        seen['empty after failing'] = said('暂无数据')
        await act(async () => void fireEvent.click(retries().at(-1) as HTMLElement))
        await waitFor(() => expect(retries()).toEqual([]), { timeout: 10_000 })
        // what rows ask together is asked a moment later
        const times = () => asked.filter((key) => key === failing).length
        await waitFor(() => expect(times()).toBeGreaterThan(1), { timeout: 10_000 })
      })
      expect({ failing, ...seen }).toEqual({
        failing,
        'empty while it loads': false,
        reason: true,
        details: true,
        'empty after failing': false,
      })
      cleanup()
      // what the last rows were about to ask would be taken for the next call
      await settled()
      await settled()
    }
  })

  test('without rows it says what to do, not 暂无数据', async () => {
    const asked = serve(0)
    draw()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await settled()
    await settled()
    expect(said('暂无数据')).toBe(false)
    const isTold = said('还没有') || said('里没有')
    expect(asked.some(isList) && !isTold).toBe(false)
  })

  inSoak(() => {
    test('axe finds nothing with rows, and all names and announcements are Chinese', async () => {
      const isPage = name.startsWith('the page ')
      // a report and a list without columns would have a heading without a word
      const asked = serve(1, columned)
      draw()
      await waitFor(() => expect(asked.length).toBeGreaterThan(0))
      for (let calls = -1; calls < asked.length; await settled()) calls = asked.length
      // the menu beside it is the same on every page
      await expectAccessible(name, isPage && document.querySelector('main') ? 'main' : 'body', [TEXT])
    })
  })
})
