import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { fromJson, PAGE } from '@engine/design'
import { readPage } from '@schemas'
import type { Link } from '@schemas/generated/types'
import { useApi } from '../../shell/api'
import { linkTo, placedPage, type PlacedPage } from './placed-page'
import { placesOf, type Place } from './places'
import styles from './LinkField.module.css'

/** The API's largest page. */
const MOST = 50

interface PagePlaceProps {
  link: Link
  title: string
  disabled: boolean
  write(link: Link): void
}

/** A widget of another page that a link leads to (rule links-2); offered for the home page and those made by operators. */
export function PagePlace({ link, title, disabled, write }: PagePlaceProps) {
  const page = placedPage(link)
  return page && <PlaceSelect {...{ page, title, disabled, write }} />
}

interface PlaceSelectProps extends Omit<PagePlaceProps, 'link'> {
  page: PlacedPage
}

function PlaceSelect({ page, title, disabled, write }: PlaceSelectProps) {
  const { uuid, place } = page
  const [asked, setAsked] = useState(false)
  const { places, isLoading, failure } = usePlaces(page, asked || uuid !== '')
  const isKnown = uuid === '' || places?.some(({ value }) => value === uuid) === true
  // of a page that is not read nothing is known
  const isGone = places !== null && !isKnown
  const label = isLoading ? '正在读取…' : isGone ? '所选位置（已不存在）' : place || '所选位置'
  return (
    <Select<string>
      aria-label={`${title}页面中的位置`}
      className={styles['target'] ?? ''}
      disabled={disabled}
      loading={isLoading}
      {...(isGone && { status: 'error' as const })}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      notFoundContent={failure}
      value={uuid}
      options={[
        { value: '', label: '页面顶部' },
        ...(places ?? []),
        ...(isKnown ? [] : [{ value: uuid, label }]),
      ]}
      onOpenChange={(open) => open && setAsked(true)}
      onChange={(chosen) => {
        if (chosen !== uuid)
          write(
            linkTo(
              page,
              places?.find(({ value }) => value === chosen),
            ),
          )
      }}
    />
  )
}

interface Places {
  /** `null`: the page is not read, or cannot be. */
  places: readonly Place[] | null
  isLoading: boolean
  failure: string | undefined
}

/** The widgets of a page's draft, which is asked for when they are wanted. */
function usePlaces({ number }: PlacedPage, wanted: boolean): Places {
  const rows = useApi(
    'GET /pages',
    {
      query:
        number === ''
          ? { page_type: 'home', platform: 'pc', enabled: true }
          : { keyword: number, pageSize: MOST },
    },
    { enabled: wanted, ownError: true },
  )
  const row = rows.data?.list.find((one) => number === '' || one.theme_pc_template_id === number)
  const draft = useApi(
    'GET /pages/{page_id}/draft',
    { params: { page_id: row?.page_id ?? '' } },
    { enabled: row !== undefined, ownError: true },
  )
  const text = draft.data?.document
  const places = useMemo(() => {
    const read = text === undefined ? null : readPage(text)
    return read && placesOf(fromJson(read), PAGE)
  }, [text])
  const failed = rows.error ?? draft.error
  const isLoading = wanted && text === undefined && !failed && (rows.isPending || row !== undefined)
  return { places, isLoading, failure: failed?.message }
}
