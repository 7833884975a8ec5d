import { useEffect } from 'react'
import { useMode, useShop } from '@engine'

/** A member's view of a good is remembered, once a view. Nobody waits for it, and nobody is told when it fails. */
export function useFootprint(item_id: string) {
  const { user } = useShop()
  const mode = useMode()
  const member = user !== null && mode === 'render'
  useEffect(() => {
    if (!member) return
    import('@storefront/shell/api/call')
      .then(({ call }) => call('POST /member/browse/history/save', { body: { item_id }, quiet: true }))
      .catch((error: unknown) => console.warn('This view is not remembered:', error))
  }, [member, item_id])
}
