import { lazy } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { askAhead } from './ahead'

const loadEditPage = () => import('./EditPage')
export const EditPage = lazy(loadEditPage)

/** Loader of the editor's route: scripts and page are fetched beside the session and each other, not in turn. */
export function fetchEditor({ params: { page_id } }: LoaderFunctionArgs): null {
  loadEditPage().then(
    ({ prepare }) => prepare(),
    // the lazy component reports what fails
    () => undefined,
  )
  if (page_id) askAhead(page_id)
  return null
}
export const FindPage = lazy(() => import('./FindPage'))
