import { splitBase, withBase } from '@schemas/site-base'

/** The site of this tab: what leads to another one is loaded as a document. Browser only. */
const siteBase = () => splitBase(location.pathname).base

/** The address of a path on this tab's site. */
export const onSite = (path: string): string => withBase(siteBase(), path)

/** The router counts the entries of its history in their states. */
export const entryNumber = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** Path with query of this tab, without the base of its site. */
export const herePath = (): string => splitBase(location.pathname + location.search).path
