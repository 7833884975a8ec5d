import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app'
import { describeApi } from '@tests/helpers/seeded-app'
import { isListedHost, readAllowedHosts } from '../../config/hosts'

describe('PUMIAN_ALLOWED_HOSTS', () => {
  it('lists hosts and sub-domains; an entry that is not a host is named', () => {
    expect(readAllowedHosts(undefined)).toBeUndefined()
    expect(readAllowedHosts('Shop.example, *.shop.example')).toEqual(['shop.example', '*.shop.example'])
    expect(() => readAllowedHosts('https://shop.example')).toThrow(/got "https:\/\/shop.example"/)
  })

  it.each([
    ['shop.example', true],
    ['SHOP.example', true],
    ['m.shop.example', true],
    ['shop.example:8443', false],
    ['evil.example', false],
    ['evilshop.example', false],
    ['shop.example.evil.example', false],
    ['.shop.example', false],
    ['', false],
  ])('%s: %s', (host, listed) => expect(isListedHost(['shop.example', '*.shop.example'], host)).toBe(listed))
})

describeApi('a request for another host', (open) => {
  it('gets 421 on every route that would repeat the host; listed hosts and those of companies are served', async () => {
    const { app } = open()
    const strict = await buildApp({ config: { ...app.config, allowedHosts: ['shop.example'] }, db: app.db })
    const ask = async (host: string, url = '/api/h5app/wxapp/shops/setting') =>
      (await strict.inject({ url, headers: { host } })).statusCode
    expect(await ask('evil.example')).toBe(421)
    expect(await ask('evil.example', '/api/admin/session')).toBe(421)
    expect(await ask('evil.example', '/api/docs')).toBe(421)
    expect(await ask('unknown.localhost')).toBe(421)
    expect(await ask('shop.example')).toBe(200)
    expect(await ask('songjian.localhost:3000')).toBe(200)
    expect(await ask('evil.example', '/healthz')).toBe(200)
    await strict.close()
  })

  it.each([
    'evil"><script>',
    'a|b',
    'shop.example:1.',
    'one.example, two.example',
    '[::1',
    'xn--',
    'x:99999',
    'u@x',
  ])('%s, which is not a host, is answered with 421, whatever hosts are allowed', async (host) => {
    const urls = ['/trustlogin/params?redirect_url=/&trustlogin_tag=test', '/shops/setting']
    const ask = async (url: string) =>
      open().app.inject({ url: `/api/h5app/wxapp${url}`, headers: { host, 'x-xsrf-token': '1' } })
    expect((await Promise.all(urls.map(ask))).map(({ statusCode }) => statusCode)).toEqual([421, 421])
  })

  it.each(['localhost:3000', 'my_shop', 'shop.example.', '127.0.0.1:3000', '[::1]:3000'])(
    '%s is served',
    async (host) => {
      const { statusCode } = await open().app.inject({
        url: '/api/h5app/wxapp/shops/setting',
        headers: { host },
      })
      expect(statusCode).toBe(200)
    },
  )
})
