/** Constants of what the shop does with the network, and without it. */
import { loginPath } from '@storefront/shell/api/signed-out'
import { REQUEST_TIMEOUT_MS } from '@storefront/shell/api/timeout'
import { TOKEN_LIFE_S } from '@schemas/api/token-cookie'
import { NOT_AGAIN_MS } from '@storefront/shell/navigation/chunk-failure'
import { mayPrefetch } from '@storefront/shell/navigation/prefetch'
import { routes } from '@storefront/shell/routing/routes'
import { LIMITS, list, ms, STATES, type ConstantRow } from '../row'

const connections = ['slow-2g', '2g', '3g', '4g']
const avoided = connections.filter((effectiveType) => !mayPrefetch({ effectiveType }))
const kept = routes.filter((route) => 'keptAlive' in route && route.keptAlive)

export const network: readonly ConstantRow[] = [
  { id: 'prefetch', says: '不预取链接', source: 'storefront §2', value: list([...avoided, 'save-data']) },
  {
    id: 'chunk-failure',
    says: '脚本加载失败',
    source: 'storefront §2',
    value: `重新加载一次（${NOT_AGAIN_MS / 60_000} 分钟内不再重复）`,
  },
  { id: 'timeout', says: '请求超时', source: LIMITS, value: ms(REQUEST_TIMEOUT_MS) },
  { id: 'signed-out', says: '未登录（401）', source: STATES, value: `退出 → ${loginPath('/cart')}` },
  { id: 'cookie', says: '登录信息保存', source: LIMITS, value: `${TOKEN_LIFE_S / 86_400} 天` },
  { id: 'kept-alive', says: '返回时恢复滚动位置', source: LIMITS, value: list(kept.map(({ path }) => path)) },
]
