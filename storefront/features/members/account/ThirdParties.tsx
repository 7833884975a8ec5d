import { useState } from 'react'
import type { TrustLoginConfig } from '@schemas/generated/api'
import { succeeds } from '@storefront/shell/api/succeeds'
import { Button } from '@storefront/shell/parts/Button'
import { call } from '@storefront/shell/api/call'
import { withReturn } from '@storefront/shell/session/use-return'
import css from './ThirdParties.module.css'

interface ThirdPartiesProps {
  providers: readonly TrustLoginConfig[]
  /** Where to come back to. */
  target: string
  /** Binds instead of signing in. */
  binds?: boolean
}

/** A button for each third party that this shop has. */
export function ThirdParties({ providers, target, binds = false }: ThirdPartiesProps) {
  const [leaving, leave] = useState<string>()
  const go = async (type: string) => {
    leave(type)
    const gone = authorizeUrl(type, target, binds).then((url) => location.assign(url))
    if (!(await succeeds(gone))) leave(undefined)
  }
  return (
    <ul className={css.list}>
      {providers
        .filter(({ status }) => status)
        .map(({ type, name }) => (
          <li key={type}>
            <Button busy={leaving === type} onClick={() => void go(type)}>
              {name}
            </Button>
          </li>
        ))}
    </ul>
  )
}

/**
 * Where a third party identifies the visitor; it returns to /auth/redirect with a code.
 * @param binds whether the account is bound to the signed-in member, instead of signing in with it
 * @throws ApiError
 */
async function authorizeUrl(trustlogin_tag: string, target: string, binds = false): Promise<string> {
  const query = new URLSearchParams({ tag: trustlogin_tag, ...(binds && { bind: '1' }) })
  const { redirect_url } = await call('GET /trustlogin/params', {
    query: {
      trustlogin_tag,
      version_tag: 'standard',
      redirect_url: withReturn(`/auth/redirect?${query}`, target),
    },
  })
  return redirect_url
}
