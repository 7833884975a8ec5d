import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ImageUse, ImageUsesAnswer } from '@schemas/generated/api'
import {
  company,
  image,
  page,
  page_revision,
  publication,
  publication_page,
  saved_design,
  setting,
} from '@server/db/schema'
import { pictureAt } from '@schemas/picture'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { hasPicture } from './uses'

describeApi('images: used by', (open) => {
  const db = () => open().database.db

  /** A picture of the library at an address of its own. */
  async function picture(company_id = '1') {
    const image_id = crypto.randomUUID()
    const img_url = `uploads/${company_id}/2025/01/${image_id}-l.webp`
    const img_full_url = `/media/${img_url}`
    const measured = { img_type: 'image/webp', img_size: 1, width: 1, height: 1 }
    await db()
      .insert(image)
      .values({ company_id, image_id, img_name: 'x', img_url, img_full_url, ...measured })
    return { image_id, img_full_url }
  }

  const text = (props: object) => ({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { slides0001: { type: 'W0001', v: 1, parent: null, order: 'a0', props, style: {} } },
  })
  const showing = (imgUrl: string) => text({ data: [{ imgUrl, pathData: {} }] })

  /** A page whose draft and published revisions are these documents. */
  async function newPage(draft: object, published?: object, later?: object) {
    const page_id = crypto.randomUUID()
    const own = { company_id: '1', page_id }
    const kinds = { page_type: 'custom', platform: 'pc' } as const
    await db()
      .insert(page)
      .values({ ...own, ...kinds, theme_pc_template_id: page_id, title: '活动页' })
    const documents = { draft, published, later }
    for (const [number, [revision_id, document]] of Object.entries(documents).entries())
      if (document)
        await db()
          .insert(page_revision)
          .values({ ...own, revision_id, number, document: JSON.stringify(document) })
    await db()
      .update(page)
      .set({ draft_revision: 'draft', ...(published && { published_revision: 'published' }) })
      .where(and(eq(page.company_id, '1'), eq(page.page_id, page_id)))
    return page_id
  }

  async function usesOf(image_id: string): Promise<ImageUse[]> {
    const viewer = await signInAs(open().app, 'viewer')
    const { list, count } = await viewer.data<ImageUsesAnswer>(`/images/${image_id}/uses`)
    expect(count).toBe(list.length)
    return list
  }
  const inPage = (id: string, state: ImageUse['state']) => ({
    kind: 'page',
    id,
    title: '活动页',
    uuid: 'slides0001',
    type: 'W0001',
    state,
  })

  it('widgets of drafts and published pages, in every size of the picture', async () => {
    const { image_id, img_full_url } = await picture()
    const empty = text({})
    const drafted = await newPage(showing(img_full_url), empty)
    const live = await newPage(empty, showing(pictureAt(img_full_url, 'm')))
    const both = await newPage(showing(img_full_url), text({ html: `<img src="${img_full_url}">` }))
    expect((await usesOf(image_id)).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
      inPage(both, 'both'),
      inPage(drafted, 'draft'),
      inPage(live, 'published'),
    ])
  })

  it('a similar address is another picture; other companies have their own', async () => {
    const { image_id, img_full_url } = await picture()
    await newPage(showing(`${img_full_url}x`))
    await newPage(text({ [img_full_url]: 'a key is no address' }))
    expect(await usesOf(image_id)).toEqual([])
    const other = await picture('2')
    await newPage(showing(other.img_full_url))
    const stranger = await signInAs(open().app, 'viewer', '2')
    expect((await stranger.data<ImageUsesAnswer>(`/images/${other.image_id}/uses`)).list).toEqual([])
  })

  it('a deleted page is no use; a scheduled one is', async () => {
    const { image_id, img_full_url } = await picture()
    const gone = await newPage(showing(img_full_url))
    await db().update(page).set({ deleted: new Date() }).where(eq(page.page_id, gone))
    const page_id = await newPage(text({}), text({}), showing(img_full_url))
    const own = { company_id: '1', publication_id: crypto.randomUUID() }
    await db()
      .insert(publication)
      .values({ ...own, state: 'scheduled', at: new Date('2099-01-01') })
    await db()
      .insert(publication_page)
      .values({ ...own, page_id, revision_id: 'later' })
    expect(await usesOf(image_id)).toEqual([inPage(page_id, 'scheduled')])
  })

  it('settings, saved modules and templates, the logo of the shop; the page itself', async () => {
    const { image_id, img_full_url } = await picture()
    const own = { company_id: '1' }
    await db()
      .insert(setting)
      .values({ ...own, name: 'login_page', value: { background: img_full_url } })
    await db()
      .insert(saved_design)
      .values([
        { ...own, design_id: 'uses-module', kind: 'module', name: '楼层', params: {}, image: img_full_url },
        { ...own, design_id: 'uses-template', kind: 'template', name: '模板', params: showing(img_full_url) },
      ])
    await db().update(company).set({ logo: img_full_url }).where(eq(company.company_id, '1'))
    const configured = { ...text({}), page: { v: 1, props: { backgroundImage: img_full_url } } }
    const page_id = await newPage(configured)
    const none = { uuid: '', type: '', state: '' }
    expect(await usesOf(image_id)).toEqual([
      { ...inPage(page_id, 'draft'), uuid: '', type: 'W0000' },
      { kind: 'setting', id: 'login_page', title: '登录页', ...none },
      { kind: 'module', id: 'uses-module', title: '楼层', ...none },
      { kind: 'template', id: 'uses-template', title: '模板', ...none },
      { kind: 'company', id: '1', title: '禾岸生活', ...none },
    ])
  })

  it('a picture in use is deleted only by force; its files are kept as long as a version uses it', async () => {
    const { image_id, img_full_url } = await picture()
    const page_id = await newPage(showing(img_full_url))
    const owner = await signInAs(open().app, 'owner')
    const path = `/images/${image_id}`
    const refused = await owner.call(path, { method: 'DELETE' })
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '图片正在被 1 处使用，不能删除'])
    expect(refused.json().data.details.uses).toEqual([inPage(page_id, 'draft')])
    expect((await owner.call(`${path}?force=1`, { method: 'DELETE' })).statusCode).toBe(200)
    const clear = () => owner.data('/images/purge', { method: 'POST', body: { days: 0 } })
    expect(await clear()).toEqual({ purged: 0, kept: 1 })
    await db()
      .update(page_revision)
      .set({ document: JSON.stringify(text({})) })
      .where(eq(page_revision.page_id, page_id))
    expect(await clear()).toEqual({ purged: 1, kept: 0 })
  })
})

const ADDRESS = ['/media/hean/art/slide-1.webp']

it.each([
  ['the address itself', '/media/hean/art/slide-1.webp'],
  ['deep inside', { data: [{ imgUrl: '', pathData: {} }, { imgUrl: '/media/hean/art/slide-1.webp' }] }],
  ['inside a text', '<img src="/media/hean/art/slide-1.webp">'],
  ['with a query', ['/media/hean/art/slide-1.webp?v=2']],
])('uses: found %s', (_name, value) => expect(hasPicture(value, ADDRESS)).toBe(true))

it.each([
  ['a longer name', '/media/hean/art/slide-1.webp2'],
  ['another picture', { imgUrl: '/media/hean/art/slide-10.webp' }],
  ['a key of an object', { '/media/hean/art/slide-1.webp': 1 }],
  ['nothing', null],
  ['a number', 1],
])('uses: not found in %s', (_name, value) => expect(hasPicture(value, ADDRESS)).toBe(false))
