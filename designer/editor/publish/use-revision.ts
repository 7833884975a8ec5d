import { useMemo } from 'react'
import { fromJson } from '@engine/page/json'
import type { Region } from '@schemas/page-data'
import { useApi } from '../../shell/api'
import { readDocument } from '../saving'
import { useWorkspace } from '../workspace'

/** A stored revision of a region's document beside its draft; `stored` is absent until it has come. */
export function useRevision(region: Region, revision_id: string) {
  const workspace = useWorkspace()
  const page_id = workspace.pages[region]?.page.page_id ?? ''
  const { data, error, refetch } = useApi('GET /pages/{page_id}/revisions/{revision_id}', {
    params: { page_id, revision_id },
  })
  const stored = useMemo(
    () => data && fromJson(readDocument({ page_id, document: data.document })),
    [data, page_id],
  )
  const draft = useMemo(() => {
    const page = workspace.documents()[region]
    return page && fromJson({ ...page })
  }, [workspace, region])
  return { page_id, stored, draft, error, refetch }
}
