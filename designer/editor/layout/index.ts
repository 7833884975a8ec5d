import { lazy } from 'react'

const loadEditPage = () => import('./EditPage')
export const EditPage = lazy(loadEditPage)

/** Loader of the editor's route: its scripts are fetched beside the session, not after it. */
export function fetchEditor(): null {
  // the lazy component reports what fails
  loadEditPage().catch(() => undefined)
  return null
}
export const FindPage = lazy(() => import('./FindPage'))
