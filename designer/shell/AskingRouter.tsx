import { useCallback, useEffect, type ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import { useHost } from '../editor/workspace/use-host'
import { giveUp, LEAVE, losesOnLeaving } from './unsaved'

/** The designer's routes; leaving a changed form asks for confirmation. */
export function AskingRouter({ base, children }: { base: string; children: ReactNode }) {
  const host = useHost()
  const mayLeave = useCallback(async () => {
    const agreed = await host.confirm(LEAVE, { danger: true })
    if (agreed) giveUp()
    return agreed
  }, [host])
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      if (!losesOnLeaving() || isHere(to)) return navigate(to, options)
      void mayLeave().then((agreed) => agreed && navigate(to, options))
    },
    [mayLeave],
  )
  useAskOnBack(mayLeave)
  return (
    <Router base={base} aroundNav={aroundNav}>
      {children}
    </Router>
  )
}

const isHere = (to: string) => new URL(to, window.location.href).pathname === window.location.pathname

/**
 * The browser has gone back before anybody is told. Where that loses something, the address of the form is put on top
 * again before the router hears of it, and taken away once the operator agrees.
 */
function useAskOnBack(mayLeave: () => Promise<boolean>): void {
  useEffect(() => {
    let here = window.location.href
    const follow = () => {
      here = window.location.href
    }
    const ask = (event: PopStateEvent) => {
      if (!losesOnLeaving()) return follow()
      event.stopImmediatePropagation()
      window.history.pushState(null, '', here)
      void mayLeave().then((agreed) => agreed && window.history.back())
    }
    // before the router's own, which are no capturing ones
    window.addEventListener('popstate', ask, { capture: true })
    const written = ['pushState', 'replaceState'] as const
    for (const event of written) window.addEventListener(event, follow)
    return () => {
      window.removeEventListener('popstate', ask, { capture: true })
      for (const event of written) window.removeEventListener(event, follow)
    }
  }, [mayLeave])
}
