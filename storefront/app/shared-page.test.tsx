import { describe, expect, test } from 'vitest'
import type { Viewer } from '@schemas/page-data'
import { pageWithoutDocuments } from '@schemas/empty-page'
import { joinParts } from '@schemas/storefront-entry'
import { SharedPage } from './shared-page'

const ASSETS = { entry: '', afterPaint: '', styles: [], modules: [], files: {} }
const page = () =>
  new SharedPage(pageWithoutDocuments(404, '/nowhere'), {
    assets: () => ASSETS,
    origin: 'http://shop',
    phones: '/h5',
    fragments: () => ({ header: new Map(), body: new Map(), footer: new Map() }),
  })
const member = (mobile: string): Viewer => ({
  user_id: `id of ${mobile}`,
  mobile,
  grade_id: '1',
  login_type: 'member',
  is_staff: '0',
})
/** Beside the data of the page, which have it too. */
const greetings = (html: string) => html.match(/<li>你好，[^<]*<\/li>/g)

describe('the frame of members of one kind', () => {
  test('is drawn once, with the number of each filled in', () => {
    const shared = page()
    const [first, second] = ['138****0001', '138****0002'].map(
      (mobile) => shared.html({ viewer: member(mobile), cartCount: 0 }).parts,
    )
    expect(greetings(joinParts(first ?? []))).toEqual(['<li>你好，138****0001</li>'])
    expect(greetings(joinParts(second ?? []))).toEqual(['<li>你好，138****0002</li>'])
    const own = (parts: typeof first) => parts?.filter((part) => typeof part === 'string') ?? []
    expect(own(first)).toContain('138****0001')
    expect(own(first).some((text) => text.includes('站点导航'))).toBe(false)
    // the same objects
    const objects = new Set(first?.filter((part) => typeof part !== 'string'))
    expect(second?.filter((part) => typeof part !== 'string').every((part) => objects.has(part))).toBe(true)
  })

  test('greets members without a number, and visitors not at all', () => {
    const shared = page()
    const html = (viewer: Viewer | null) => joinParts(shared.html({ viewer, cartCount: 0 }).parts)
    expect(greetings(html(member('138****0001')))).toHaveLength(1)
    expect(greetings(html(member('')))).toEqual(['<li>你好，会员</li>'])
    expect(greetings(html(null))).toBeNull()
  })

  test('a number is text, whatever it contains', () => {
    const html = joinParts(page().html({ viewer: member('<b>&'), cartCount: 0 }).parts)
    expect(greetings(html)).toEqual(['<li>你好，&lt;b&gt;&amp;</li>'])
  })
})
