import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './idle'

/**
 * Whether the browser has time for what no page waits for; false on the server. It changes as a transition: any other
 * update would replace what the server drew by its place while the code of that part is loading.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let gone = false
    void whenIdle().then(() => {
      if (!gone) startTransition(() => setIdle(true))
    })
    return () => {
      gone = true
    }
  }, [])
  return idle
}
