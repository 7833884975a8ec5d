import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ImagesQuery } from '@schemas/generated/api'
import { useApi } from '../shell/api'
import { useListState } from '../shell/tables'
import { useDebounced } from '../shell/ui'

const PAGE_SIZE = 24

export type ImageSort = Pick<ImagesQuery, 'sort' | 'order'>

interface Narrowing {
  /** `''`: outside of all folders; `null`: everywhere. */
  folder: string | null
  keyword: string
  sort: ImageSort
}

/** What the library shows: a folder, a search, an order, a page. */
export function useImages({ deleted = false }: { deleted?: boolean }) {
  const list = useListState<Narrowing>(
    { folder: null, keyword: '', sort: { sort: 'created', order: 'desc' } },
    PAGE_SIZE,
  )
  const { folder, keyword, sort } = list.narrowing
  const searched = useDebounced(keyword.trim())
  const client = useQueryClient()

  const query = {
    ...list.query,
    ...sort,
    ...(folder !== null && { folder_id: folder }),
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
    ...list.narrowing,
    narrow: list.narrow,
    paging: list.paging,
    refresh,
  }
}

export type Images = ReturnType<typeof useImages>
