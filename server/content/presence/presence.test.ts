import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPage, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { operatorById } from '../../back-office/operators/repo'
import { listenTo } from '@tests/helpers/events'
import { Presence, type ChangedDocument, type Message, type Viewer } from './presence'

const viewer = (tab: string, more: Partial<Viewer> = {}): Viewer => ({
  company_id: '1',
  tab,
  page_id: 'home',
  operator_id: `operator-${tab}`,
  name: tab,
  selected: [],
  ...more,
})

/** A window: what it was sent last, and what it was told of. */
function windowOf(presence: Presence, own: Viewer, documents = ['home', 'header']) {
  const seen = { people: [] as string[], changed: [] as ChangedDocument[], rung: [] as string[] }
  const leave = presence.join(own, {
    documents: new Set(documents),
    onPeople: (people) => (seen.people = people.map(({ name, selected }) => [name, ...selected].join(' '))),
    onChanged: (changed) => seen.changed.push(...changed),
    onReviewed: () => seen.rung.push('reviewed'),
    onTold: () => seen.rung.push('told'),
    onSession: () => seen.rung.push('session'),
  })
  return { seen, leave }
}

describe('presence', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('everybody on a page sees who else is there and what they have selected; other pages and companies do not', () => {
    const presence = new Presence()
    const [one, two] = [windowOf(presence, viewer('one')), windowOf(presence, viewer('two'))]
    const elsewhere = windowOf(presence, viewer('three', { page_id: 'story' }))
    const other = windowOf(presence, viewer('four', { company_id: '2' }))
    presence.select({ company_id: '1', tab: 'two', operator_id: 'operator-two', selected: ['a', 'b'] })
    expect([one, two, elsewhere, other].map(({ seen }) => seen.people)).toEqual([
      ['two a b'],
      ['one'],
      [],
      [],
    ])
  })

  it('the selection of another operator’s window cannot be set', () => {
    const presence = new Presence()
    const one = windowOf(presence, viewer('one'))
    windowOf(presence, viewer('two'))
    presence.select({ company_id: '1', tab: 'two', operator_id: 'operator-one', selected: ['a'] })
    expect(one.seen.people).toEqual(['two'])
  })

  it('who leaves is forgotten after a pause; who returns within it keeps the selection', () => {
    const presence = new Presence()
    const one = windowOf(presence, viewer('one'))
    const two = windowOf(presence, viewer('two'))
    presence.select({ company_id: '1', tab: 'two', operator_id: 'operator-two', selected: ['a'] })
    two.leave()
    vi.advanceTimersByTime(2_000)
    const again = windowOf(presence, viewer('two'))
    vi.advanceTimersByTime(10_000)
    expect(one.seen.people).toEqual(['two a'])
    again.leave()
    vi.advanceTimersByTime(10_000)
    expect([one.seen.people, presence.size]).toEqual([[], 1])
  })

  it('a saved document is told to the windows that show it', () => {
    const presence = new Presence()
    const home = windowOf(presence, viewer('one'))
    const story = windowOf(presence, viewer('two', { page_id: 'story' }), ['story', 'header'])
    presence.changed('1', [
      { page_id: 'home', revision: 'r1' },
      { page_id: 'header', revision: 'r2' },
    ])
    presence.changed('2', [{ page_id: 'home', revision: 'r3' }])
    expect(home.seen.changed.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
    expect(story.seen.changed.map(({ revision }) => revision)).toEqual(['r2'])
  })

  it('a server without windows tells the others; many pages are told in parts that the database takes', () => {
    const [left, right] = [new Presence(), new Presence()]
    const sent: Message[] = []
    left.speakOver({ send: (message) => (sent.push(message), right.receive(structuredClone(message))) })
    const home = windowOf(right, viewer('one'))
    const pages = Array.from({ length: 120 }, (_none, at) => ({ page_id: `page-${at}` }))
    left.changed('1', [...pages, { page_id: 'home' }])
    expect(home.seen.changed).toEqual([{ page_id: 'home' }])
    expect(sent.map((message) => JSON.stringify(message).length < 8_000)).toEqual([true, true, true])
  })

  it('windows that show a page learn of its reviews, those of an operator of messages and rights, also at other servers', () => {
    const [left, right] = [new Presence(), new Presence()]
    const over = (to: Presence) => ({ send: (message: Message) => to.receive(structuredClone(message)) })
    left.speakOver(over(right))
    right.speakOver(over(left))
    const home = windowOf(left, viewer('one'))
    const story = windowOf(right, viewer('two', { page_id: 'story' }), ['story', 'header'])
    left.reviewed('1', ['home'])
    right.reviewed('1', ['header'])
    left.reviewed('2', ['home', 'story'])
    left.told('1', ['nobody', 'operator-two'])
    left.told('2', ['operator-one'])
    left.sessionsChanged('1', ['operator-two'])
    left.sessionsChanged('2', null)
    right.sessionsChanged('1', null)
    expect([home.seen.rung, story.seen.rung]).toEqual([
      ['reviewed', 'reviewed', 'session'],
      ['reviewed', 'told', 'session', 'session'],
    ])
  })

  it('servers know each other’s viewers and saves; one that dies is forgotten in time', () => {
    const [left, right] = [new Presence(), new Presence()]
    const over = (to: Presence) => ({ send: (message: Message) => to.receive(structuredClone(message)) })
    const one = windowOf(left, viewer('one'))
    left.speakOver(over(right))
    right.speakOver(over(left))
    left.greet()
    const two = windowOf(right, viewer('two'))
    expect([one.seen.people, two.seen.people]).toEqual([['two'], ['one']])
    right.select({ company_id: '1', tab: 'two', operator_id: 'operator-two', selected: ['a'] })
    right.changed('1', [{ page_id: 'home', revision: 'r1' }])
    expect([one.seen.people, one.seen.changed]).toEqual([['two a'], [{ page_id: 'home', revision: 'r1' }]])
    // its message that they are gone never comes
    vi.advanceTimersByTime(16 * 60_000)
    expect(one.seen.people).toEqual([])
    two.leave()
  })
})

describeApi('GET /presence', (open) => {
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => open().app.routing(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void server.close())
  const streamOf = ({ cookie }: SignedInOperator, query: string) => {
    const { port } = server.address() as AddressInfo
    return listenTo(`http://127.0.0.1:${port}/api/admin/presence?company_id=1&${query}`, cookie)
  }

  it('tells a window who joins, what they select and what they save, without a query while nothing happens', async () => {
    const { app } = open()
    const [owner, editor] = [await signInAs(app, 'owner'), await signInAs(app, 'editor')]
    const page = await newPage(owner)
    const place = `page_id=${page.page_id}&documents=${page.page_id}`
    const one = await streamOf(owner, `${place}&tab=one`)
    expect(one.type).toBe('text/event-stream; charset=utf-8')
    const two = await streamOf(editor, `${place}&tab=two`)
    await expect.poll(one.heard).toContain('"tab":"two"')
    const query = vi.spyOn(app.db.$client, 'query')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    await editor.data('/presence', { method: 'POST', body: { tab: 'two', selected: ['k3v9x0q2ab'] } })
    await expect.poll(one.heard).toContain('"selected":["k3v9x0q2ab"]')
    const revision = await saveDraft(editor, page.page_id, ({ page: { props } }) => (props.title = '新'))
    await expect.poll(one.heard).toContain(`"revision":"${revision}"`)
    // owner and editor show the page; the note is told to the editor, who works on it
    await owner.data(`/pages/${page.page_id}/notes`, { method: 'POST', body: { text: '太长' } })
    await expect.poll(one.heard).toContain('event: reviewed')
    await expect.poll(two.heard).toContain('event: told')
    expect(one.heard()).not.toContain('event: told')
    await Promise.all([one.close(), two.close()])
  })

  it('tells a window that its operator may do something else, and ends: the next one is for who still may', async () => {
    const { app } = open()
    const owner = await signInAs(app, 'owner')
    const page = await newPage(owner)
    const person = await signInWith(app, { rights: ['pages.view'] })
    const place = `page_id=${page.page_id}&documents=${page.page_id}`
    const [own, other] = [await streamOf(person, `${place}&tab=a`), await streamOf(owner, `${place}&tab=b`)]
    const account = await operatorById(app.db, '1', person.operator_id)
    const body = { name: person.username.slice(0, 12), rights: ['orders.view'] }
    await owner.data(`/roles/${account?.role_id}`, { method: 'PUT', body })
    await expect.poll(own.heard).toContain('event: session')
    expect(other.heard()).not.toContain('event: session')
    expect((await person.call(`/presence?${place}&tab=a`)).statusCode).toBe(403)
    // the theme is the company's
    await owner.data('/settings/theme', { method: 'PUT', body: { value: { primaryColor: '#27508F' } } })
    await expect.poll(other.heard).toContain('event: session')
    await Promise.all([own.close(), other.close()])
  })

  it('is for operators, and refuses wrong parameters', async () => {
    const { app } = open()
    const visitor = await app.inject({ url: '/api/admin/presence?company_id=1&page_id=home&tab=a' })
    const owner = await signInAs(app, 'owner')
    const wrong = await owner.call('/presence?page_id=home&tab=%20&documents=a,b,c,d')
    expect([visitor.statusCode, wrong.statusCode]).toEqual([401, 422])
    expect(wrong.json().data.errors).toEqual({
      tab: ['应当是窗口编号'],
      documents: ['应当是至多三个页面编号'],
    })
  })
})
