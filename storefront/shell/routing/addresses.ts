import { canonicalOf, isPublic } from './destination'
import { routes } from './routes'

/** `/article/content/:id?` is `/article/content`, too. */
const plain = (path: string) => path.replace(/\/:\w+\?$/, '')

/**
 * The shop's own addresses without parameters: `open` ones that search engines should know, and the beginnings of
 * those that belong to one member.
 */
export function addresses(): { open: string[]; closed: string[] } {
  const pages = routes.flatMap((route) => ('page' in route ? [{ route, path: plain(route.path) }] : []))
  const open = pages.filter(
    ({ route, path }) =>
      !/[:*]/.test(path) &&
      // not every company has them: operators' pages are found among their own
      !route.page.startsWith('custom:') &&
      isPublic(route) &&
      route.by === undefined &&
      canonicalOf(route, path, {}) === path,
  )
  const closed = routes.filter((route) => 'page' in route && !isPublic(route))
  const firsts = closed.map(({ path }) => `/${path.split('/')[1]}`)
  const isAlsoOpen = (first: string) =>
    open.some(({ path }) => path === first || path.startsWith(`${first}/`))
  return {
    open: open.map(({ path }) => path),
    closed: [...new Set(firsts)].filter((first) => !isAlsoOpen(first)),
  }
}
