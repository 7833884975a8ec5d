import { Navigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../shell/api'
import { OpenFailure } from './OpenFailure'
import { opening } from './opening'

/** The API's largest page. */
const MOST = 50

/**
 * `/edit?pageid=`: opens the page that the shop knows by this number (rule pages-3), or the list of pages where there
 * is none.
 */
export default function FindPage() {
  const [search] = useSearchParams()
  const pageid = search.get('pageid') ?? ''
  const { data, error, refetch } = useApi('GET /pages', { query: { keyword: pageid, pageSize: MOST } })
  if (error) return <OpenFailure error={error} onRetry={refetch} />
  if (!data) return opening
  const found = data.list.find(({ theme_pc_template_id }) => theme_pc_template_id === pageid)
  return <Navigate to={found ? `/pages/${encodeURIComponent(found.page_id)}` : '/'} replace />
}
