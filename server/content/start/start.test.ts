import { expect, it } from 'vitest'
import type { StartAnswer } from '@schemas/generated/api'
import { signInAs } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('where an operator begins', (open) => {
  it('names what waits, and the latest pages without the shop’s own', async () => {
    const owner = await signInAs(open().app, 'owner')
    const start = () => owner.data<StartAnswer>('/start')
    const page = await newPage(owner, { title: '刚建的' })
    const titles = async (kind: 'changed' | 'drafts' | 'hidden') =>
      (await start())[kind].map(({ title }) => title)
    const draft = await start()
    expect(await titles('drafts')).toContain('刚建的')
    expect(draft.recent[0]?.title).toBe('刚建的')
    expect(draft.recent.filter(({ page_type }) => page_type === 'section')).toEqual([])
    await publishDraft(owner, page.page_id, page.draft_revision)
    expect(await titles('drafts')).not.toContain('刚建的')
    expect(await titles('hidden')).toContain('刚建的')
    await saveDraft(owner, page.page_id, ({ page: config }) => void (config.props.title = '又改了'))
    expect(await titles('changed')).toContain('刚建的')
  })

  it('names coupons that end within a week, not those that have ended or go on', async () => {
    const owner = await signInAs(open().app, 'owner')
    const ends = (days: number, card_id: string) =>
      open().database.pool.query(
        `update coupon set end_date = now() + $1 * interval '1 day' where company_id = '1' and card_id = $2`,
        [days, card_id],
      )
    await ends(3, '1')
    await ends(-1, '2')
    await ends(9, '3')
    const { coupons_ending } = await owner.data<StartAnswer>('/start')
    expect(coupons_ending.map(({ card_id }) => card_id)).toEqual(['1'])
  })
})
