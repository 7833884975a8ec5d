import { useMemo } from 'react'
import type { PageDoc } from '@engine/design'
import { fromJson } from '@engine/page/json'
import { useWords } from '@engine/settings/field-words'
import type { Region } from '@schemas/page-data'
import { useApi } from '../../shell/api'
import { LoadFailure, Loading } from '../../shell/ui'
import { readDocument } from '../saving'
import { useWorkspace } from '../workspace'
import { ChangeTable } from './ChangeTable'

/** What publishing a document would change of what shoppers see. */
export function LiveChanges({ region }: { region: Region }) {
  const { saver, pages } = useWorkspace()
  const page_id = pages[region]?.page.page_id ?? ''
  const revision_id = saver.state.published[region]
  if (revision_id === '') return <p>还没有发布过，整个页面都是新的</p>
  return <Differences region={region} page_id={page_id} revision_id={revision_id} />
}

interface DifferencesProps {
  region: Region
  page_id: string
  revision_id: string
}

function Differences({ region, page_id, revision_id }: DifferencesProps) {
  const workspace = useWorkspace()
  const { data, error, refetch } = useApi('GET /pages/{page_id}/revisions/{revision_id}', {
    params: { page_id, revision_id },
  })
  const live = useMemo(
    () => data && fromJson(readDocument({ page_id, document: data.document })),
    [data, page_id],
  )
  const draft = useMemo(() => {
    const page = workspace.documents()[region]
    return page && fromJson({ ...page })
  }, [workspace, region])
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!live || !draft) return <Loading />
  return <Changes live={live} draft={draft} />
}

function Changes({ live, draft }: { live: PageDoc; draft: PageDoc }) {
  const words = useWords(useMemo(() => [live, draft], [live, draft]))
  return <ChangeTable before={live} after={draft} words={words} names={{ before: '线上', after: '发布后' }} />
}
