import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { buildApp } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { plainStorefront } from '@tests/helpers/plain-storefront'
import { readMapsConfig } from '../../config/service-accounts'
import { amapStub } from './stub'

const KEY = 'js-key'
const SECRET = 'security-code'
const IN_HANGZHOU = '120.1598,30.2717'
const ABROAD = '2.3522,48.8566'
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' }

const askedFor = (app: FastifyInstance, path: string, headers: Record<string, string> = FROM_OUR_PAGE) =>
  app.inject({ url: `/_AMapService/v3/geocode/${path}`, headers: { host: 'hean.localhost', ...headers } })

describeDemoDatabase('maps', (open) => {
  const apps: FastifyInstance[] = []
  const kept = (app: FastifyInstance) => {
    apps.push(app)
    return app
  }
  afterAll(async () => {
    for (const app of apps) {
      await app.close()
      rmSync(app.config.dataDir, { recursive: true, force: true })
    }
  })

  describe('of a demo without an account', () => {
    let app: FastifyInstance
    beforeAll(async () => {
      app = kept(await testApp(open(), { storefront: plainStorefront }))
    })

    it('coordinates give the place of the nearest shop, in AMap’s shape', async () => {
      const { regeocode, ...rest } = (await askedFor(app, `regeo?location=${IN_HANGZHOU}`)).json()
      expect(rest).toEqual({ status: '1', info: 'OK', infocode: '10000' })
      expect(regeocode.addressComponent).toMatchObject({
        province: '浙江省',
        city: '杭州市',
        country: '中国',
      })
      expect(regeocode.addressComponent.adcode).toMatch(/^3301\d\d$/)
    })

    it('a place abroad has no address', async () => {
      const { regeocode } = (await askedFor(app, `regeo?location=${ABROAD}`)).json()
      expect(regeocode.addressComponent).toMatchObject({ province: [], city: [], district: [] })
    })

    it('a city that is a province too is left out, as AMap leaves it out', async () => {
      const { regeocode } = (await askedFor(app, 'regeo?location=121.47,31.23')).json()
      expect(regeocode.addressComponent).toMatchObject({ province: '上海市', city: [] })
    })

    it('an address leads to coordinates', async () => {
      const { geocodes } = (await askedFor(app, `geo?address=${encodeURIComponent('浙江省杭州市')}`)).json()
      expect(geocodes[0]).toMatchObject({
        city: '杭州市',
        location: expect.stringMatching(/^12\d\.\d+,3\d\.\d+$/),
      })
    })

    it.each(['regeo?location=north', 'regeo?location=1,99', 'regeo', 'geo'])(
      '%s is refused as AMap does',
      async (path) => {
        expect((await askedFor(app, path)).json()).toMatchObject({ status: '0', infocode: '20000' })
      },
    )

    it('answers pages of this site only', async () => {
      for (const headers of [{ accept: '*/*' }, { 'sec-fetch-site': 'cross-site' }] as Record<
        string,
        string
      >[])
        expect((await askedFor(app, `regeo?location=${IN_HANGZHOU}`, headers)).statusCode).toBe(403)
    })

    it('answers as a script to AMap’s callback names only', async () => {
      const script = await askedFor(app, 'geo?callback=jsonp_1_')
      expect([script.headers['content-type'], script.payload.slice(0, 11)]).toEqual([
        'text/javascript; charset=utf-8',
        'jsonp_1_({"',
      ])
      for (const callback of ['alert', 'jsonp(1);x', ''])
        expect((await askedFor(app, `geo?callback=${encodeURIComponent(callback)}`)).statusCode).toBe(400)
    })

    it('pages load the script from this site', async () => {
      const page = await app.inject({ url: '/', headers: { host: 'hean.localhost' } })
      expect(page.json<PageData>().api?.maps).toBe('/_AMapService/stub.js')
      expect(page.headers['content-security-policy']).toContain("script-src 'self';")
      expect((await app.inject('/_AMapService/stub.js')).headers['content-type']).toMatch(/^text\/javascript/)
    })
  })

  it('a deployment without an account has no maps', async () => {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      PUMIAN_ENV: 'production',
      PUMIAN_DATA_DIR: '/tmp/pumian-no-maps',
    })
    const app = kept(await buildApp({ config, db: open().db, storefront: plainStorefront }))
    const page = await app.inject({ url: '/', headers: { host: 'hean.localhost' } })
    expect(page.json<PageData>().api).not.toHaveProperty('maps')
    expect((await askedFor(app, `regeo?location=${IN_HANGZHOU}`)).statusCode).toBe(404)
  })

  it('with an account AMap is asked, with a key and a code that are in no page', async () => {
    const answer = amapStub(open().db)
    const amap = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://amap')
      const isKnown = searchParams.get('key') === KEY && searchParams.get('jscode') === SECRET
      const question = pathname === '/v3/geocode/regeo' ? 'regeo' : 'geo'
      if (searchParams.get('location') === '0,0') response.statusCode = 502
      void answer('1', question, searchParams).then((said) =>
        response.end(
          JSON.stringify(isKnown ? said : { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' }),
        ),
      )
    }).listen(0, '127.0.0.1')
    await once(amap, 'listening')
    const config = readConfig({
      LOG_LEVEL: 'silent',
      PUMIAN_DATA_DIR: '/tmp/pumian-maps',
      PUMIAN_AMAP_KEY: KEY,
      PUMIAN_AMAP_SECRET: SECRET,
      PUMIAN_AMAP_API: `http://127.0.0.1:${(amap.address() as AddressInfo).port}/`,
    })
    const app = kept(await buildApp({ config, db: open().db, storefront: plainStorefront }))
    const said = await askedFor(app, `regeo?location=${IN_HANGZHOU}&key=another&jscode=another`)
    expect(said.json().regeocode.addressComponent.city).toBe('杭州市')
    expect((await askedFor(app, 'regeo?location=0,0')).json()).toMatchObject({
      msg: '地图服务暂时无法使用，请稍后再试',
    })
    const page = await app.inject({ url: '/', headers: { host: 'hean.localhost' } })
    expect(page.headers['content-security-policy']).toContain("script-src 'self' https://webapi.amap.com;")
    expect(page.json<PageData>().api?.maps).toBe(
      `https://webapi.amap.com/maps?v=2.0&key=${KEY}&plugin=AMap.Geocoder`,
    )
    expect(page.payload).not.toContain(SECRET)
    expect((await app.inject('/_AMapService/stub.js')).statusCode).toBe(404)
    amap.close()
  })
})

it.each([
  [{ PUMIAN_AMAP_KEY: 'k' }, 'PUMIAN_AMAP_SECRET: expected a value'],
  [{ PUMIAN_AMAP_SECRET: 's' }, 'PUMIAN_AMAP_KEY: expected a value'],
  [
    { PUMIAN_AMAP_KEY: 'k', PUMIAN_AMAP_SECRET: 's', PUMIAN_AMAP_API: 'amap' },
    'PUMIAN_AMAP_API: expected an address',
  ],
])('the account is whole and its addresses are some: %j', (env, refusal) => {
  expect(() => readMapsConfig(env)).toThrow(refusal)
})
