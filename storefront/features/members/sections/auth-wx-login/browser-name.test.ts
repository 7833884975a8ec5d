import { expect, test } from 'vitest'
import { browserName } from './browser-name'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Windows · Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    'macOS · Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Linux · Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0',
    'iOS · 微信',
  ],
  ['curl/8.0', ''],
])('%s is shown as %s where a login is confirmed', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
