import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../shell/api'
import { useDebounced } from '../shell/ui'
import { COVERS, SORTS, type Narrowing } from './narrowing'

/** What the library shows: a folder, a search, an order, a page. */
export function useImages({ deleted, narrowing }: { deleted: boolean; narrowing: Narrowing }) {
  const { folder, keyword, sort } = narrowing
  const searched = useDebounced(keyword.trim())
  const client = useQueryClient()

  const query = {
    ...narrowing.query,
    ...SORTS.find(({ value }) => value === sort)?.sort,
    ...(folder === COVERS ? { purpose: 'cover' as const } : folder !== null && { folder_id: folder }),
    ...(searched !== '' && { keyword: searched }),
    ...(deleted && { deleted: true }),
  }
  const images = useApi('GET /images', { query }, { ownError: true })
  const folders = useApi('GET /image-folders', {}, { ownError: true })
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /images'] }),
        client.invalidateQueries({ queryKey: ['GET /image-folders'] }),
      ]),
    [client],
  )
  return {
    images,
    folders,
    folder,
    keyword,
    sort,
    narrow: narrowing.narrow,
    paging: narrowing.paging,
    refresh,
  }
}

export type Images = ReturnType<typeof useImages>
