import { useEffect } from 'react'

/** Runs when the operator comes back to the window. @param run the same function until it is another one */
export function useOnReturn(run: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', run)
    return () => window.removeEventListener('focus', run)
  }, [run])
}
