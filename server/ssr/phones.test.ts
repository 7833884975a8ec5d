import { describe, expect, test } from 'vitest'
import { isPhone, phoneAddress } from './phones'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0'

test.each([
  [`${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, true],
  [`${ANDROID} Mobile Safari/537.36`, true],
  [`${IPHONE} (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53`, false],
  [`${ANDROID} Safari/537.36`, false],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari',
    false,
  ],
  [`${ANDROID} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, false],
  [
    'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 Mobile Safari/6.1 (compatible; Baiduspider/2.0)',
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    false,
  ],
  ['', false],
  [undefined, false],
])('%s is redirected to the phones’ site: %s', (agent, wanted) => expect(isPhone(agent)).toBe(wanted))

describe('where a phone is redirected', () => {
  const asked = (url: string, cookies = {}) => ({
    url,
    cookies,
    host: 'shop.example',
    headers: { 'user-agent': `${ANDROID} Mobile Safari/537.36` },
  })

  test.each([
    ['/h5', '/items/12?distributor_id=3', '/h5/items/12?distributor_id=3'],
    ['/h5', '/?utm=sms', '/h5?utm=sms'],
    ['/h5', '/h5/items/12', undefined],
    ['/h5', '/h5?utm=sms', undefined],
    ['/h5', '/h5x', '/h5/h5x'],
    ['https://m.example', '/items/12?a=1', 'https://m.example/items/12?a=1'],
    ['https://m.example/', '/?utm=sms', 'https://m.example?utm=sms'],
    ['https://m.example/shop', '/h5/items/12', 'https://m.example/shop/items/12'],
    // this server is the phones' site
    ['https://shop.example', '/items/12', undefined],
    ['https://shop.example/h5', '/h5/items/12', undefined],
    ['https://shop.example/h5', '/items/12', 'https://shop.example/h5/items/12'],
  ])('the phones’ site is %s: from %s to %s', (site, url, wanted) =>
    expect(phoneAddress(asked(url), site)).toBe(wanted),
  )

  test('nowhere, where the desktop’s pages were chosen', () => {
    expect(phoneAddress(asked('/items/12', { view: 'pc' }), '/h5')).toBeUndefined()
  })
})
