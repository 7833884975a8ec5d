import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectStatedEnvironment, readConfig } from './read-config'
import { DEFAULT_LIMITS } from './limits'

describe('configuration', () => {
  it('listens on port 3000 of this machine and stores its data in .pumian by default', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      corsOrigins: new Set(),
      port: 3000,
      databaseUrl: undefined,
      dataDir: resolve('.pumian'),
      deployed: false,
      allowEmbedded: false,
      trustProxy: false,
      plainHttp: false,
      logLevel: 'warn',
      ownerPassword: undefined,
      previewBrowser: undefined,
      secretKeys: [],
      allowedHosts: undefined,
      phoneSite: '/h5',
      sms: undefined,
      jobs: true,
      payments: { accounts: {}, test: true },
      metricsToken: undefined,
      stopDelayMs: 0,
      tracker: undefined,
      limits: DEFAULT_LIMITS,
      baseDomain: 'localhost',
      storage: { kind: 'disk' },
      uploadMaxBytes: 10 * 1024 * 1024,
    })
  })

  it('NODE_ENV=production is not a deployment, PUMIAN_ENV=production is', () => {
    expect(readConfig({ NODE_ENV: 'production' }).deployed).toBe(false)
    expect(readConfig({ PUMIAN_ENV: 'production' })).toMatchObject({ deployed: true, logLevel: 'info' })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 is reached from other machines'],
    [{ HOST: '::' }, 'HOST=:: is reached from other machines'],
    [{ HOST: '192.168.1.5' }, 'HOST=192.168.1.5 is reached from other machines'],
    [{ DATABASE_URL: 'postgres://shop@db/shop' }, 'DATABASE_URL is set'],
  ])('%o requires PUMIAN_ENV', (env, why) => {
    const expectStated = (given: Record<string, string>) => expectStatedEnvironment(given, readConfig(given))
    expect(() => expectStated(env)).toThrow(
      `PUMIAN_ENV: ${why}, so say what this server is: PUMIAN_ENV=production`,
    )
    for (const PUMIAN_ENV of ['production', 'development'])
      expect(() => expectStated({ ...env, PUMIAN_ENV })).not.toThrow()
  })

  it.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'a server on loopback (%o) defaults to development',
    (env) => expect(() => expectStatedEnvironment(env, readConfig(env))).not.toThrow(),
  )

  it('limits are raised by name, the others stay', () => {
    const { limits } = readConfig({ PUMIAN_LIMITS: 'order=1000, global=100000' })
    expect(limits).toEqual({
      ...DEFAULT_LIMITS,
      order: { ...DEFAULT_LIMITS.order, most: 1_000 },
      global: { ...DEFAULT_LIMITS.global, most: 100_000 },
    })
  })

  it.each([
    [{ PORT: '3000x' }, 'PORT: expected a number from 0 to 65535, got "3000x".'],
    [{ PORT: '65536' }, 'PORT: expected a number from 0 to 65535, got "65536".'],
    [{ PUMIAN_ENV: 'prod' }, 'PUMIAN_ENV: expected development | production, got "prod".'],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: expected the number of proxies .*10\.0\.0\.0\/8.*, got "yes"\.$/],
    [{ PUMIAN_UPLOAD_MAX_MB: '0' }, 'PUMIAN_UPLOAD_MAX_MB: expected a number from 1 to 100, got "0".'],
    [
      { PUMIAN_SMS_URL: 'sms.example' },
      /^PUMIAN_SMS_URL: expected an address of http or https, got "sms.example"\.$/,
    ],
    [
      { PUMIAN_SMS_URL: 'https://sms.example', PUMIAN_SMS_SECRET: 'kurz' },
      /^PUMIAN_SMS_SECRET: expected 16 (?!.*kurz)/,
    ],
    [{ PUMIAN_LIMITS: 'orders=5' }, /^PUMIAN_LIMITS: expected name=number with one of .*, got "orders=5"\.$/],
    [{ PUMIAN_STOP_DELAY: '61' }, 'PUMIAN_STOP_DELAY: expected a number of seconds from 0 to 60, got "61".'],
    [{ PUMIAN_METRICS_TOKEN: 'kurz' }, /^PUMIAN_METRICS_TOKEN: expected 16 (?!.*kurz)/],
    [{ PUMIAN_LIMITS: 'order=0' }, /^PUMIAN_LIMITS: expected .*, got "order=0"\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: expected fatal \| .*, got "loud"\.$/],
  ])('a wrong value %o is refused with what was expected', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it('the browser for previews is a program, by its whole path', () => {
    const read = (PUMIAN_PREVIEW_BROWSER: string) => readConfig({ PUMIAN_PREVIEW_BROWSER }).previewBrowser
    expect(read(process.execPath)).toBe(process.execPath)
    for (const wrong of ['/nowhere/chromium', '/etc', import.meta.filename, 'chromium'])
      expect(() => read(wrong)).toThrow(
        `PUMIAN_PREVIEW_BROWSER: expected the whole path of a program, like /usr/bin/chromium, got ${JSON.stringify(wrong)}.`,
      )
  })

  it('addresses of a pooled database and of its replica go with DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://shop@pooler:6432/shop'
    const more = {
      PUMIAN_DIRECT_URL: 'postgres://shop@db/shop',
      PUMIAN_READ_URL: 'postgres://shop@copy/shop',
    }
    expect(readConfig({ DATABASE_URL, ...more })).toMatchObject({
      databaseUrl: DATABASE_URL,
      directUrl: more.PUMIAN_DIRECT_URL,
      readUrl: more.PUMIAN_READ_URL,
    })
    for (const [name, value] of Object.entries(more)) {
      expect(() => readConfig({ [name]: value })).toThrow(
        `${name}: expected DATABASE_URL to be set too, found it absent.`,
      )
      expect(() => readConfig({ DATABASE_URL, [name]: 'mysql://shop:geheim@db/shop' })).toThrow(
        new RegExp(`^${name}: expected postgres:`),
      )
    }
  })

  it('a wrong DATABASE_URL is refused without repeating its password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://shop:geheim@db/shop' })
    expect(read).toThrow(/^DATABASE_URL: expected postgres:/)
    expect(read).not.toThrow(/geheim/)
  })
})
