import { describe, expect, it, test } from 'vitest'
import { adaptPage } from '@engine/page'
import { parsePage } from '@schemas'
import type { PageTemplatesAnswer, PublishAnswer } from '@schemas/generated/api'
import { unchosenGoods } from '@schemas/unchosen'
import { goodsEntries } from '@tests/helpers/demo-rows'
import { signInAs } from '@tests/helpers/operator'
import { newPage } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { builtInTemplates, documentOf } from './built-in'

const PURPOSES = ['sale', 'fresh', 'stores', 'brand', 'event']

test.each(['pc', 'h5'])(
  'there is a template for every purpose on %s, each with a description',
  (platform) => {
    const all = builtInTemplates().filter((template) => template.platform === platform)
    expect(all.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(PURPOSES))
    expect(all.filter(({ description }) => description === '')).toEqual([])
  },
)

describe('for a shop that has nothing yet', () => {
  const nothing = { name: '新店', popular: [], fresh: [], coupons: [], shops: [], nearby: [], brands: [] }

  test.each(builtInTemplates())('$design_id is a valid page that follows the theme', (template) => {
    const { page, problems } = parsePage(documentOf(template, nothing))
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(page?.page.props['followTheme']).toBe(true)
  })
})

test('the pictures of a banner stand beside each other on phones', () => {
  const goods = goodsEntries.slice(0, 3)
  const shop = { name: '新店', popular: goods, fresh: goods, coupons: [], shops: [], nearby: [], brands: [] }
  for (const template of builtInTemplates().filter(
    ({ platform, purpose }) => platform === 'pc' && purpose !== 'blank',
  )) {
    const { page } = parsePage(documentOf(template, shop))
    const pictures = Object.entries(page ? adaptPage(page).widgets : {}).filter(([uuid]) =>
      uuid.startsWith('hero-1-goods'),
    )
    const places = pictures.map(([, { style }]) => [style.x, style.y])
    expect([template.name, places]).toEqual([template.name, [20, 135, 250].map((x) => [x, 150])])
  }
})

describeApi('built-in templates', (open) => {
  it('are filled with what the shop sells: nothing is left to choose, and each can be published', async () => {
    const owner = await signInAs(open().app, 'owner')
    const { list } = await owner.data<PageTemplatesAnswer>('/templates?platform=pc&pageSize=50')
    for (const { design_id, name } of list.filter(({ purpose }) => PURPOSES.includes(purpose))) {
      const { document } = await owner.data<{ document: string }>(`/templates/${design_id}`)
      const { page, problems } = parsePage(document)
      expect([name, problems]).toEqual([name, []])
      expect([name, page && unchosenGoods(page)]).toEqual([name, 0])
      const { page_id, draft_revision: revision } = await newPage(owner, {
        title: name,
        template_id: design_id,
      })
      const body = { pages: [{ page_id, revision }] }
      const { warnings } = await owner.data<PublishAnswer>('/publish', { method: 'POST', body })
      expect([name, warnings]).toEqual([name, []])
    }
  })
})
