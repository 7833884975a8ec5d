import { expect, it } from 'vitest'
import type { Distributor, PickupLocationsAnswer, RecordValue } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('shops as operators keep them', (open) => {
  it('pickup hours are in the form and shown to buyers', async () => {
    const editor = await signInAs(open().app, 'editor')
    const path = '/records/shop/3'
    const before = await editor.data<RecordValue>(path)
    const save = (own: object) =>
      editor.call(path, {
        method: 'PUT',
        body: { value: { ...(before.value as object), ...own }, version: before.version },
      })
    const refused = await save({ workdays: [], wait_pickup_days: -1, latest_pickup_time: '25:00' })
    expect(refused.json().data.errors).toEqual({
      '/props/workdays': ['请至少选择一天'],
      '/props/wait_pickup_days': ['备货天数不能小于0'],
      '/props/latest_pickup_time': ['最晚提货时间应写作 21:00'],
    })
    const own = { workdays: ['2', '4'], wait_pickup_days: 3, latest_pickup_time: '18:30' }
    expect((await save({ ...own, is_ziti: true })).statusCode).toBe(200)
    expect((await editor.data<RecordValue>(path)).value).toMatchObject(own)
    const member = await newMember(open().app)
    const { list } = await member.data<PickupLocationsAnswer>(
      '/distributor/pickuplocation?lng=116.4&lat=39.9&distributor_id=3',
    )
    expect(list).toMatchObject([{ workdays: '2,4', wait_pickup_days: 3, latest_pickup_time: '18:30' }])
  })

  it('tags are chosen from the company’s and shown to shoppers', async () => {
    const editor = await signInAs(open().app, 'editor')
    const path = '/records/shop/3'
    const save = async (tags: string[]) => {
      const { value, version } = await editor.data<RecordValue>(path)
      return editor.call(path, { method: 'PUT', body: { value: { ...(value as object), tags }, version } })
    }
    const shown = async () => {
      const { tagList } = await open().data<Distributor>('/distributor/is_valid?distributor_id=3')
      return tagList.map(({ tag_id }) => tag_id).toSorted()
    }
    expect((await save(['2', '1', '1'])).statusCode).toBe(200)
    expect(await shown()).toEqual(['1', '2'])
    expect((await save([])).statusCode).toBe(200)
    expect(await shown()).toEqual([])
    expect((await save(['nobody'])).statusCode).toBe(409)
  })

  it('a promotion may belong to one existing shop', async () => {
    const editor = await signInAs(open().app, 'editor')
    const value = {
      marketing_name: '本店满减',
      begin_time: '2026-12-01 10:00:00',
      end_time: '2026-12-02 10:00:00',
      steps: [{ full: 10_000, minus: 1000 }],
      distributor_id: '3',
    }
    const make = (own: object) =>
      editor.call('/records/promotion', { method: 'POST', body: { value: { ...value, ...own } } })
    const made = await make({})
    expect(made.json<{ data: RecordValue }>().data.value).toMatchObject({ distributor_id: '3' })
    const refused = await make({ distributor_id: 'nowhere' })
    expect([refused.statusCode, refused.json().msg]).toEqual([422, '没有这家门店，请重新选择'])
  })
})
