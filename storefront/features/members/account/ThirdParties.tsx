import { useState } from 'react'
import type { TrustLoginConfig } from '@schemas/generated/api'
import { succeeds } from '@storefront/shell/api/succeeds'
import { Button } from '@storefront/shell/parts/Button'
import css from './ThirdParties.module.css'
import { authorizeUrl } from './third-party'

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
