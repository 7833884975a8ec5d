import { expect, it } from 'vitest'
import type { PickupLocationsAnswer, RecordValue } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('issue 4 when a shop hands over', (open) => {
  it('is a part of its form, and what buyers are told', async () => {
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
})
