import { lazy } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { lazyAhead } from '../../shell/ui'
import { askAhead } from './ahead'
import { opening } from './opening'

const loadEditPage = () => import('./EditPage')
const page = lazyAhead(loadEditPage, opening)
export const EditPage = page.Part

/** Loader of the editor's route: scripts and page are fetched beside the session and each other, not in turn. */
export function fetchEditor({ params: { page_id } }: LoaderFunctionArgs): null {
  void page.load()
  loadEditPage().then(
    ({ prepare }) => prepare(),
    // the lazy component reports what fails
    () => undefined,
  )
  if (page_id) askAhead(page_id)
  return null
}
export const FindPage = lazy(() => import('./FindPage'))
