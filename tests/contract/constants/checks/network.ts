/** Checks of what the shop does with the network, and without it. Timers are faked. */
import { expect, vi } from 'vitest'
import type { LazyRegistry } from '@widgets/registry'
import { ApiError } from '@schemas/api/api-error'
import { send } from '@storefront/shell/api/client'
import { dropToken, keepToken, storedToken } from '@storefront/shell/api/token'
import { watchChunks } from '@storefront/shell/navigation/chunk-failure'
import { prefetchLinks } from '@storefront/shell/navigation/prefetch'
import { destinationOf } from '@storefront/shell/routing/destination'
import { user } from '@storefront/shell/state/shop'
import type { Checks } from './check'
import { pass } from './drawing'

/** A request that goes nowhere; `answers` decides what becomes of it. */
class Request {
  static answers: (request: Request) => void = () => {}
  status = 0
  timeout = 0
  responseText = ''
  readonly upload = {}
  onloadend: (() => void) | null = null
  ontimeout: (() => void) | null = null
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => ''
  abort() {}
  send() {
    Request.answers(this)
  }
}

/** @returns what a call fails with, once it does */
function failure(answers: (request: Request) => void): { error?: unknown } {
  vi.stubGlobal('XMLHttpRequest', Request)
  Request.answers = answers
  const failed: { error?: unknown } = {}
  send('GET /cartcount', {}).catch((error: unknown) => (failed.error = error))
  return failed
}

async function asksAhead(connection: { effectiveType?: string; saveData?: boolean }): Promise<boolean> {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const fetching = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetching)
  const link = Object.assign(document.createElement('a'), {
    href: `/article?${new URLSearchParams(JSON.stringify(connection))}`,
  })
  document.body.append(link)
  const stop = prefetchLinks({ load: async () => {} } as unknown as LazyRegistry)
  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await pass(1000)
  stop()
  link.remove()
  return fetching.mock.calls.length > 0
}

/** @returns whether what failed is thrown besides */
const fail = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

function isKept(path: string): boolean {
  const destination = destinationOf(path, () => undefined)
  return destination !== undefined && 'keptAlive' in destination
}

export const network: Checks = {
  prefetch: {
    shown: 'slow-2g、2g、3g、save-data',
    async run() {
      const asked = []
      for (const effectiveType of ['slow-2g', '2g', '3g', '4g'])
        asked.push(await asksAhead({ effectiveType }))
      asked.push(await asksAhead({ effectiveType: '4g', saveData: true }))
      Reflect.deleteProperty(navigator, 'connection')
      expect(asked).toEqual([false, false, false, true, false])
    },
  },
  'chunk-failure': {
    shown: '重新加载一次（5 分钟内不再重复）',
    run() {
      const reload = vi.fn<() => void>()
      vi.stubGlobal('location', { pathname: '/items', search: '', reload })
      sessionStorage.clear()
      watchChunks()
      expect([fail(), fail()]).toEqual([false, true])
      expect(reload).toHaveBeenCalledOnce()
    },
  },
  cookie: {
    shown: '30 天',
    run() {
      const written = vi.spyOn(Document.prototype, 'cookie', 'set')
      keepToken('abc')
      expect(written.mock.calls.flat().join()).toContain('max-age=2592000')
      expect(storedToken()).toBe('abc')
      dropToken()
      // files of one process share the cookies, others than this too
      expect([storedToken(), document.cookie.includes('abc')]).toEqual([null, false])
    },
  },
  'kept-alive': {
    shown: '/items、/member/trade',
    run() {
      const paths = ['/items', '/member/trade', '/items/1', '/']
      expect(paths.filter(isKept)).toEqual(['/items', '/member/trade'])
    },
  },
  timeout: {
    shown: '10000 ms',
    async run() {
      const failed = failure((request) => setTimeout(() => request.ontimeout?.(), request.timeout))
      await pass(9999)
      expect(failed.error).toBeUndefined()
      await pass(1)
      expect(failed.error).toBeInstanceOf(ApiError)
    },
  },
  'signed-out': {
    shown: '退出 → /auth/login?redirectUrl=%2Fcart',
    async run() {
      history.replaceState(null, '', '/cart?from=1#top')
      localStorage.setItem('token', 'old')
      user.userInfo = { user_id: '1', mobile: '', grade_id: '1', login_type: 'member', is_staff: '0' }
      const failed = failure((request) => {
        request.status = 401
        request.responseText = '{"data":{"message":"请登录","status_code":401}}'
        queueMicrotask(() => request.onloadend?.())
      })
      await pass(0)
      expect(failed.error).toMatchObject({ status: 401 })
      expect([user.userInfo, localStorage.getItem('token')]).toEqual([null, null])
      expect(location.pathname + location.search).toBe('/auth/login?redirectUrl=%2Fcart%3Ffrom%3D1%23top')
    },
  },
}
