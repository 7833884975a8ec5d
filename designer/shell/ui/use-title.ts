import { useEffect } from 'react'

const PRODUCT = '铺面设计器'

/** Says in the browser's tab, history and task switcher which page of the designer is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
