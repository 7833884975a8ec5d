import { useShop } from '@engine'
import { returnTarget } from '../routing/return-path'

const queryOf = (path: string) => new URL(path, 'http://shop').searchParams

/** A parameter of the page's own address; '' where it has none. */
export const useQuery = (name: string): string => queryOf(useShop().path).get(name) ?? ''

/** Where this page leads once its work is done. */
export const useReturn = (): string => returnTarget(useQuery('redirectUrl'))

/** The same way back behind another page of the way. */
export const withReturn = (path: string, target: string): string =>
  target === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(target)}`
