import { describe, expect, test } from 'vitest'
import link from '../common/link.schema.json'
import { checkKinds } from './kinds'
import { DialectError } from './problem'
import { sourceOf } from './resolve'

const shape = sourceOf(link)
const kindsOf = (given: unknown) => checkKinds(given, shape.schema)

/** What is said of a wrong declaration. */
function said(given: unknown): string[] {
  try {
    kindsOf(given)
  } catch (error) {
    if (error instanceof DialectError) return error.message.split('\n')
    throw error
  }
  return []
}

const event = { title: '活动', to: '/events/{event_id}' }
const NEUTRAL = ['page', 'anchor', 'tel', 'href']

describe('kinds of an application', () => {
  test('are the neutral ones where none are declared', () => {
    const { entities, linkTargets, linkTitles, withKinds } = kindsOf({})
    expect(entities).toEqual(['widget'])
    expect(Object.keys(linkTargets)).toEqual(NEUTRAL)
    expect(linkTitles).toEqual({
      page: '页面',
      anchor: '本页位置',
      tel: '电话',
      href: '自定义链接',
    })
    expect(withKinds(shape).schema).toEqual(shape.schema)
  })

  test('make a link of each declared kind, with its property, mark and address', () => {
    const { entities, linkTargets, linkTitles, withKinds } = kindsOf({
      entities: ['event', 'venue'],
      links: {
        event: { ...event, also: ['eventId'] },
        plan: { title: '场馆平面图', to: '/venues/{venue_id}/plan', entity: 'venue' },
        tickets: { title: '我的门票', to: '/tickets', entity: 'event', row: 'event_id' },
      },
      linkProperties: { event_name: { title: '活动名称' } },
    })
    expect(entities).toEqual(['event', 'venue', 'widget'])
    expect(linkTargets).toMatchObject({
      event: { keys: ['event_id', 'eventId'], path: '/events/', entity: 'event' },
      plan: { keys: ['venue_id'], path: '/venues/', end: '/plan', entity: 'venue' },
      tickets: { keys: [], path: '/tickets', row: 'event_id', entity: 'event' },
    })
    const { properties = {} } = withKinds(shape).schema
    expect(properties['linkPage']).toMatchObject({
      enum: ['event', 'plan', 'tickets', ...NEUTRAL],
      'x-enum': ['活动', '场馆平面图', '我的门票', ...NEUTRAL.map((kind) => linkTitles[kind])],
    })
    expect(properties).toMatchObject({
      event_id: { title: '活动', type: 'string', 'x-entity': 'event' },
      venue_id: { title: '场馆平面图', type: 'string', 'x-entity': 'venue' },
      event_name: { title: '活动名称', type: 'string' },
    })
  })

  test('may give a neutral kind another title and place, and properties their order', () => {
    const { linkTitles, withKinds } = kindsOf({
      links: { href: { title: '网址' }, event },
      linkProperties: { name: {}, event_id: { title: '活动编号' } },
    })
    expect(linkTitles).toMatchObject({ href: '网址', event: '活动' })
    expect(Object.keys(linkTitles)).toEqual(['href', 'event', 'page', 'anchor', 'tel'])
    const { properties = {} } = withKinds(shape).schema
    expect(Object.keys(properties).slice(0, 4)).toEqual(['linkPage', 'linkPageLabel', 'name', 'event_id'])
    expect(properties['event_id']).toEqual({ title: '活动编号', type: 'string' })
  })

  const AT = 'schemas/kinds.json #/links/event'
  test.each<[string, unknown, string]>([
    [
      'an unknown key',
      { entity: ['event'] },
      'schemas/kinds.json #: the file has an unknown "entity"; known: $schema, entities, links, linkProperties',
    ],
    [
      'an entity that is not declared',
      { entities: ['event'], links: { event: { ...event, entity: 'evnt' } } },
      `${AT}/entity: entity must be one of event, widget, got "evnt"; did you mean "event"?`,
    ],
    [
      'an entity that every application has',
      { entities: ['widget'] },
      'schemas/kinds.json #/entities: "widget" is known without being named',
    ],
    [
      'a kind without a title',
      { links: { event: { to: '/events' } } },
      `${AT}: a title (what an operator reads) is missing`,
    ],
    [
      'another address of a neutral kind',
      { links: { href: { to: '/{href}' } } },
      'schemas/kinds.json #/links/href/to: "href" is a link of every application; only its title can be said',
    ],
    [
      'a property with another meaning',
      { links: { event: { title: '活动', to: '/events/{url}' } } },
      `${AT}/to: the property "url" of links has another meaning; choose another name`,
    ],
    [
      'other properties without one in the address',
      { links: { event: { title: '活动', to: '/events', also: ['id'] } } },
      `${AT}/also: also needs a property in the braces of to`,
    ],
  ])('are refused with %s', (_title, given, message) => expect(said(given)).toEqual([message]))

  test.each([
    'events/{event_id}',
    '//{host}',
    'https://{host}',
    'javascript:{code}',
    '{url_of_event}',
    '/{a}/{b}',
    '/{a',
  ])('are refused with the address %s', (to) => {
    expect(said({ links: { event: { title: '活动', to } } })[0]).toContain(
      'to must be an address that begins with /, #, tel: or https://',
    )
  })
})
