import { useEffect } from 'react'
import type { PageData } from '@schemas/page-data'
import { whenIdle } from '../idle'

/** Reports every page to the analytics provider once the browser is idle (rule pages-7). */
export function useAnalytics(page: PageData) {
  useEffect(() => {
    const script = page.site?.analytics
    if (!script) return
    let left = false
    void whenIdle().then(async () => {
      const { visitPage } = await import('./visit-page')
      if (!left) visitPage(script, page)
    })
    return () => {
      left = true
    }
  }, [page])
}
