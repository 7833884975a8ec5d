import { expect, it } from 'vitest'
import { newMember } from '@tests/helpers/member'
import { describeApiEverywhere } from '@tests/helpers/seeded-app'

describeApiEverywhere('sessions after a lost connection', (open) => {
  it('a member stays signed in, though the session’s statement was prepared on the connection', async () => {
    const { app, database } = open()
    const { cookie, user_id } = await newMember(app)
    const viewer = async () => {
      const { payload, statusCode } = await app.inject({
        url: '/api/h5app/wxapp/member',
        headers: { cookie },
      })
      return [statusCode, payload.includes(user_id)]
    }
    expect(await viewer()).toEqual([200, true])
    const client = await database.pool.connect()
    client.release(new Error('lost'))
    expect(await viewer()).toEqual([200, true])
  })
})
