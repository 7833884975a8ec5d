import type { LoaderFunctionArgs } from 'react-router-dom'
import { lazyPart } from '@engine/lazy-part'
import { askAhead } from './ahead'
import { opening } from './opening'

const loadEditPage = () => import('./EditPage')
export const EditPage = lazyPart(loadEditPage, opening)

/** Loader of the editor's route: scripts and page are fetched beside the session and each other, not in turn. */
export function fetchEditor({ params: { page_id } }: LoaderFunctionArgs): null {
  void EditPage.load()
  loadEditPage().then(
    ({ prepare }) => prepare(),
    // the page reports what fails
    () => undefined,
  )
  if (page_id) askAhead(page_id)
  return null
}
export const FindPage = lazyPart(() => import('./FindPage'), opening)
