import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPage } from '@engine/commands'
import type { WidgetJson } from '@schemas/page'
import { drawIn } from '@tests/helpers/dialog'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage } from '@tests/helpers/workspace'
import * as api from '../../shell/api'
import { followOthers } from './follow-others'
import { People } from './People'

/** The browser's event source, with the server's side in the test's hand. */
class Stream extends EventTarget {
  static CLOSED = 2
  static last: Stream
  readyState = 1
  constructor(readonly url: string) {
    super()
    Stream.last = this
  }
  say(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

const widget: WidgetJson = {
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'a0',
  props: { text: '第一段' },
  style: { width: 200, height: 40 },
}
const body = { ...emptyPage(), page: { v: 1, props: { title: '首页' } }, widgets: { one: widget } }
const person = (tab: string, operator_id: string, name: string) => ({ tab, operator_id, name, selected: [] })

let world: World
let tab: Tab
let stop = () => {}
const told = vi.fn<() => void>()
const session = vi.fn<() => void>()
const me = { operator_id: 'me', onTold: told, onSession: session }

beforeEach(async () => {
  vi.stubGlobal('EventSource', Stream)
  world = new World({ pages: { header: null, footer: null, body } })
  tab = await world.open()
  stop = followOthers(tab.workspace, me)
  drawIn(tab.workspace, <People />)
  act(() => void Stream.last.dispatchEvent(new Event('open')))
})
afterEach(() => {
  act(() => stop())
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = () => tab.workspace.editor.doc.widgets.get('one')?.props['text']

describe('others with the same page open', () => {
  test('each operator is shown once; the own other window is told as such', async () => {
    act(() => Stream.last.say('people', [person('a', 'she', '小编'), person('b', 'she', '小编')]))
    expect(await screen.findAllByRole('img', { name: '小编也打开了此页面' })).toHaveLength(1)
    expect(screen.queryByText('另有窗口')).toBeNull()
    act(() => Stream.last.say('people', [person('c', 'me', '店主')]))
    expect(await screen.findByText('另有窗口')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('another window of the same browser is known without the server, until it is closed', async () => {
    const second = await world.open()
    const stopSecond = followOthers(second.workspace, me)
    await waitFor(() => expect(screen.getByText('另有窗口')).toBeTruthy())
    expect(second.workspace.others.elsewhere).toBe(true)
    stopSecond()
    await waitFor(() => expect(screen.queryByText('另有窗口')).toBeNull())
  })

  test('what another operator saves arrives in place, without asking in between', async () => {
    world.server.put('body', world.server.text().replace('第一段', '别人的'))
    expect(text()).toBe('第一段')
    await act(async () => Stream.last.say('changed', [{ page_id: 'home', revision: 'theirs' }]))
    await waitFor(() => expect(text()).toBe('别人的'))
  })

  test('reviews are read again, and messages, when the server says so', async () => {
    const load = vi.spyOn(tab.workspace.reviews, 'load').mockResolvedValue()
    Stream.last.say('reviewed', null)
    expect([load, told].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    Stream.last.say('told', null)
    expect([load, told].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('the session is read again when the server says that it has changed', () => {
    Stream.last.say('session', null)
    expect(session).toHaveBeenCalledOnce()
  })

  test('what the server announced while the stream was lost is asked for once it is open again', async () => {
    const load = vi.spyOn(tab.workspace.reviews, 'load').mockResolvedValue()
    world.server.put('body', world.server.text().replace('第一段', '别人的'))
    told.mockClear()
    await act(async () => void Stream.last.dispatchEvent(new Event('error')))
    expect([load.mock.calls.length, told.mock.calls.length]).toEqual([0, 0])
    await act(async () => void Stream.last.dispatchEvent(new Event('open')))
    await waitFor(() => expect(text()).toBe('别人的'))
    expect([load.mock.calls.length, told.mock.calls.length]).toEqual([1, 1])
  })

  test('once the page is left, nothing more is asked for', async () => {
    const look = vi.spyOn(tab.saver, 'look').mockResolvedValue()
    await act(async () => Stream.last.say('changed', [{ page_id: 'home', revision: 'theirs' }]))
    expect(look).toHaveBeenCalledOnce()
    act(() => stop())
    stop = () => {}
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(look).toHaveBeenCalledOnce()
  })

  test('a save of this window itself asks for nothing', async () => {
    const look = vi.spyOn(tab.saver, 'look')
    const revision = tab.saver.state.drafts.body
    await act(async () => Stream.last.say('changed', [{ page_id: 'home', revision }]))
    expect(look).not.toHaveBeenCalled()
  })

  test('a selection is sent once another operator has the page open', async () => {
    const call = vi.spyOn(api, 'call').mockResolvedValue({ status: true })
    tab.workspace.select(['one'])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(call).not.toHaveBeenCalled()
    act(() => Stream.last.say('people', [person('a', 'she', '小编')]))
    expect(call).toHaveBeenCalledWith(
      'POST /presence',
      expect.objectContaining({ body: { tab: expect.any(String), selected: ['one'] } }),
    )
  })

  test('a lost connection hides the others, and is opened again when the network is back', async () => {
    act(() => Stream.last.say('people', [person('a', 'she', '小编')]))
    await screen.findByRole('img')
    const first = Stream.last
    act(() => void window.dispatchEvent(new Event('offline')))
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
    expect([tab.workspace.others.live, first.readyState]).toEqual([false, Stream.CLOSED])
    act(() => void window.dispatchEvent(new Event('online')))
    expect(Stream.last).not.toBe(first)
  })

  test('once the server answers again, what waits for a retry is saved', async () => {
    world.server.weather = 'away'
    await act(async () => {
      tab.workspace.editor.run(setPage(['title'], '春季'))
      await world.wait(20_000)
    })
    act(() => void Stream.last.dispatchEvent(new Event('error')))
    expect(tab.saver.state.phase).toBe('offline')
    world.server.weather = 'fair'
    await act(async () => {
      Stream.last.dispatchEvent(new Event('open'))
      await world.wait(0)
    })
    expect(tab.saver.state.phase).toBe('saved')
    expect(world.server.text()).toContain('"title":"春季"')
  })
})
