import { useState } from 'react'
import type { ImagesQuery } from '@schemas/generated/api'
import { useListState, useNumberedAddress, type NumberedPaging } from '../shell/tables'

export type ImageSort = Pick<ImagesQuery, 'sort' | 'order'>

export const SORTS: { value: string; label: string; sort: ImageSort }[] = [
  { value: 'newest', label: '最新上传', sort: { sort: 'created', order: 'desc' } },
  { value: 'oldest', label: '最早上传', sort: { sort: 'created', order: 'asc' } },
  { value: 'name', label: '名称', sort: { sort: 'name', order: 'asc' } },
  { value: 'largest', label: '文件从大到小', sort: { sort: 'size', order: 'desc' } },
]

/** In place of a folder: covers of modules and templates, which no folder has. */
export const COVERS = '+covers'

interface Narrowed {
  /** `''`: outside of all folders; `null`: everywhere; `COVERS`. */
  folder: string | null
  keyword: string
  /** A value of `SORTS`. */
  sort: string
}

/** What the library is narrowed to, and its page. */
export interface Narrowing extends Narrowed {
  narrow(changes: Partial<Narrowed>): void
  query: { page: number; pageSize: number }
  paging: NumberedPaging
}

const PAGE_SIZE = 24
const NEWEST = 'newest'

/** Kept in the component, for a picker. */
export function useOwnNarrowing(): Narrowing {
  const { narrowing, ...list } = useListState<Narrowed>(
    { folder: null, keyword: '', sort: NEWEST },
    PAGE_SIZE,
  )
  return { ...narrowing, ...list }
}

/** Name of the place outside of all folders in the address. */
const LOOSE = '-'

/** Kept in the address, for a page of its own; what is typed replaces the address instead of adding to the history. */
export function useAddressNarrowing(): Narrowing {
  const { search, narrow, ...list } = useNumberedAddress(['bin'], PAGE_SIZE)
  const written = search.get('keyword') ?? ''
  // the field keeps the blanks that are typed in between
  const [typed, setTyped] = useState(written)
  const keyword = typed.trim() === written ? typed : written
  const folder = search.get('folder')
  return {
    ...list,
    folder: folder === LOOSE ? '' : folder,
    keyword,
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? NEWEST,
    narrow(changes) {
      if (changes.keyword !== undefined) setTyped(changes.keyword)
      narrow(
        {
          ...(changes.folder !== undefined && {
            folder: changes.folder === '' ? LOOSE : (changes.folder ?? ''),
          }),
          ...(changes.keyword !== undefined && { keyword: changes.keyword.trim() }),
          ...(changes.sort !== undefined && { sort: changes.sort === NEWEST ? '' : changes.sort }),
        },
        changes.keyword !== undefined,
      )
    },
  }
}
