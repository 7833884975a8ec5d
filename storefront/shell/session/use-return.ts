import { useShop } from '@engine'
import { queryOf } from '../routing/query'
import { returnTarget } from '../routing/return-path'

/** A parameter of the page's own address; '' where it has none. */
export const useQuery = (name: string): string => queryOf(useShop().path)[name] ?? ''

/** Where this page leads once its work is done. */
export const useReturn = (): string => returnTarget(useQuery('redirectUrl'))

/** The same way back behind another page of the way. */
export const withReturn = (path: string, target: string): string =>
  target === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(target)}`
