/** No answer to a visitor or to another member contains the id of a member, by which a person could be tracked. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoLives } from '@server/demo/life/add'
import { addDemoMembers } from '@server/demo/accounts'
import { routes } from '@storefront/shell/routing/routes'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { paidOrder } from '@tests/helpers/orders'
import { png } from '@tests/helpers/pictures'
import { isSoak } from '@tests/helpers/soak'
import { uploadAsMember } from '@tests/helpers/upload'
import { shopReads } from './kit/reads'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

/** The home page, and products with reviews. */
const DOCUMENTS = ['/', '/items/101', '/items/10101']

describeDemoDatabase('members are not identified by id', (open) => {
  let app: FastifyInstance
  let ids: string[]
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
    await addDemoMembers(app.db)
    await addDemoLives(app.db)
    // a member with a name, an avatar and a review with a picture
    const author = await newMember(app, { row: { nickname: '评价者' } })
    const [avatar, pic] = [await png(20, 20), await png(30, 20)]
    const { url } = await uploadAsMember(app, author, avatar, 'avatar')
    await author.data('/member', { method: 'PUT', body: { avatar: url } })
    const { order_id, lines } = await paidOrder(app, {
      user_id: author.user_id,
      row: { status: 'DONE', finished: new Date() },
    })
    const pics = [(await uploadAsMember(app, author, pic, 'review')).url]
    const rates = lines.map(({ line_id, item_id }) => ({
      id: line_id,
      item_id,
      content: '很好',
      star: 5,
      pics,
    }))
    await author.data('/order/rate/create', { method: 'POST', body: { order_id, anonymous: 0, rates } })
    const { rows } = await open().pool.query<{ user_id: string }>('select user_id from member')
    ids = rows.map(({ user_id }) => user_id)
  }, 240_000)
  afterAll(async () => {
    await app?.close()
  })
  const namedIn = (text: string, own = '') => ids.filter((id) => id !== own && text.includes(id))

  it('in no read of the shop’s API, by a visitor or by another member', async () => {
    const stranger = await newMember(app)
    const found: Record<string, unknown> = {}
    for (const { title, path } of await shopReads(app, open(), stranger.cookie))
      for (const cookie of ['', stranger.cookie]) {
        const url = `/api/h5app/wxapp${path}`
        const { payload } = await app.inject({ url, headers: { cookie, host: 'hean.localhost' } })
        if (namedIn(payload).length > 0) found[title] = namedIn(payload)
      }
    expect(found).toEqual({})
  })

  it('in no page and no page data for a visitor', async () => {
    const found: Record<string, unknown> = {}
    const paths = routes.map(({ path }) => path.replace(/:\w+\??/g, '101').replace('*', ''))
    const data = [...new Set([...DOCUMENTS, ...paths])]
    // a document contains its page data, so a few documents suffice to check the rest of the HTML
    const documents = isSoak ? data : DOCUMENTS
    for (const url of [...documents, ...data.map((path) => `/page-data?path=${encodeURIComponent(path)}`)]) {
      const { payload } = await app.inject({ url, headers: { host: 'hean.localhost' } })
      if (namedIn(payload).length > 0) found[url] = namedIn(payload)
    }
    expect(found).toEqual({})
  })

  it('the check finds an id in an answer', async () => {
    const member = await newMember(app)
    const { payload } = await member.call('/member')
    ids.push(member.user_id)
    expect(namedIn(payload)).toEqual([member.user_id])
  })
})
