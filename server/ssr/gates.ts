import type { Viewer } from '@schemas/page-data'
import { hasNeededError, type Answered, type Guard, type PagePlan } from '@schemas/page-plan'
import { statusOf } from '../core/errors'

interface Gate {
  /** Where visitors sign in to see the page. */
  signIn: string
  letsIn(viewer: Viewer | null): boolean
}

/** What each guard requires. */
const GATES: Record<Guard, Gate> = {
  authenticated: { signIn: '/auth/login', letsIn: (viewer) => viewer !== null },
  staff: { signIn: '/staff/login', letsIn: (viewer) => viewer?.login_type === 'staff' },
  // shoppers are never operators
  operator: { signIn: '/designer', letsIn: () => false },
}

/** @throws Error for an unknown guard, which results in the 500 page */
function gateOf(guard: Guard): Gate {
  if (!Object.hasOwn(GATES, guard))
    throw new Error(`Expected a guard, one of ${Object.keys(GATES).join(', ')}, got ${JSON.stringify(guard)}`)
  return GATES[guard]
}

const withReturn = (signIn: string, path: string) => `${signIn}?redirectUrl=${encodeURIComponent(path)}`

/** Where a viewer is redirected to from a guarded page or, signed in, from a sign-in page; `undefined`: the page is shown. */
export function guardedRedirect(
  { guard, publicPath, signIn }: Partial<PagePlan>,
  path: string,
  viewer: Viewer | null,
  { isPreview }: { isPreview: boolean },
): string | undefined {
  if (signIn && !isPreview && gateOf(signIn.guard).letsIn(viewer)) return signIn.to
  const gate = guard && gateOf(guard)
  return gate && !gate.letsIn(viewer) ? (publicPath ?? withReturn(gate.signIn, path)) : undefined
}

/** Where a visitor signs in to whom the API refused what the page cannot do without. */
export function refusedRedirect(
  plan: PagePlan | undefined,
  path: string,
  viewer: Viewer | null,
  answers: Record<string, Answered>,
): string | undefined {
  if (viewer !== null || !hasNeededError(plan, answers, statusOf('unauthenticated'))) return undefined
  return withReturn(GATES.authenticated.signIn, path)
}
