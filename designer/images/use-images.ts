import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ImagesQuery } from '@schemas/generated/api'
import { useApi } from '../shell/api'
import { useDebounced } from '../shell/ui'

export const PAGE_SIZE = 24

export type ImageSort = Pick<ImagesQuery, 'sort' | 'order'>

/** What the library shows: a folder (`''` outside of all, `null` everywhere), a search, an order, a page. */
export function useImages({ deleted = false }: { deleted?: boolean }) {
  const [folder, setFolder] = useState<string | null>(null)
  const [keyword, setKeyword] = useState('')
  const [sort, setSort] = useState<ImageSort>({ sort: 'created', order: 'desc' })
  const [page, setPage] = useState(1)
  const searched = useDebounced(keyword.trim())
  const client = useQueryClient()

  const query = {
    page,
    pageSize: PAGE_SIZE,
    ...sort,
    ...(folder !== null && { folder_id: folder }),
    ...(searched !== '' && { keyword: searched }),
    ...(deleted && { deleted: true }),
  }
  const images = useApi('GET /images', { query }, { ownError: true })
  const folders = useApi('GET /image-folders', {}, { ownError: true })
  /** A new folder, search or order begins at the first page. */
  const fromStart =
    <T>(change: (value: T) => void) =>
    (value: T) => {
      change(value)
      setPage(1)
    }
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
    setFolder: fromStart(setFolder),
    keyword,
    setKeyword: fromStart(setKeyword),
    sort,
    setSort: fromStart(setSort),
    page,
    setPage,
    refresh,
  }
}

export type Images = ReturnType<typeof useImages>
