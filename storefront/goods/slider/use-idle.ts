import { useEffect, useState } from 'react'
import { whenIdle } from '../../idle'

/** Whether the browser has time for what no page waits for; false on the server. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let gone = false
    void whenIdle().then(() => {
      if (!gone) setIdle(true)
    })
    return () => {
      gone = true
    }
  }, [])
  return idle
}
