import { createBrowserRouter } from 'react-router-dom'

/**
 * The history of this tab. Only the server knows what an address leads to (`routing/routes.ts`), so one route stands for
 * all of them; without a loader the address changes at once, and `followRouter` fetches its page.
 */
export const router = createBrowserRouter([{ path: '*' }])

interface Place {
  pathname: string
  search: string
}

/** What tells one page from another: path with query. */
export const pathOf = ({ pathname, search }: Place): string => pathname + search

export const currentPath = (): string => pathOf(router.state.location)
