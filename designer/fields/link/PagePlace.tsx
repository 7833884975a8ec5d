import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { fromJson, PAGE } from '@engine/design'
import { readPage } from '@schemas'
import type { Link } from '@schemas/generated/types'
import { addressOfCustom, placedPageAt, splitPlace, withPlace } from '@schemas/link-places'
import { useApi } from '../../shell/api'
import { customLink, pageLink, SHOP_PAGES } from '../kinds/link-kinds'
import { placesOf } from './places'
import styles from './LinkField.module.css'

const [HOME] = SHOP_PAGES
/** The API's largest page. */
const MOST = 50
/** Between page and place in the name of a link. */
const SEPARATOR = ' · '

interface PlacedPage {
  /** Address of the page alone. */
  path: string
  /** The shop's number of a page made by operators; '' for the home page. */
  number: string
  title: string
  /** Uuid of the widget; '' for the top of the page. */
  uuid: string
}

/** The page with widgets that a link leads to, and where to on it; null for other targets. */
function placedPage({
  linkPage,
  url,
  theme_pc_template_id: id,
  template_title,
  title,
}: Link): PlacedPage | null {
  const address = linkPage === 'page' ? (url ?? '') : linkPage === 'customer' && id ? addressOfCustom(id) : ''
  const { path, uuid } = splitPlace(address)
  const number = placedPageAt(path)
  if (number === null) return null
  const [name = ''] = (template_title ?? title ?? '').split(SEPARATOR)
  return { path, number, title: number === '' ? HOME.title : name, uuid }
}

interface PagePlaceProps {
  link: Link
  title: string
  disabled: boolean
  write(link: Link): void
}

/** A widget of another page that a link leads to (rule links-2); offered for the home page and those made by operators. */
export function PagePlace({ link, title, disabled, write }: PagePlaceProps) {
  const page = placedPage(link)
  return page && <Places {...{ page, title, disabled, write }} />
}

interface ChoiceProps extends Omit<PagePlaceProps, 'link'> {
  page: PlacedPage
}

/** The widgets of the page's draft, which is asked for when they are wanted. */
function Places(props: ChoiceProps) {
  const { number, uuid } = props.page
  const [asked, setAsked] = useState(false)
  const wanted = asked || uuid !== ''
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
  const options = useMemo(() => {
    const read = text === undefined ? null : readPage(text)
    return read ? placesOf(fromJson(read), PAGE) : []
  }, [text])
  const failed = rows.error ?? draft.error
  return (
    <PlaceSelect
      {...props}
      options={options}
      onOpen={() => setAsked(true)}
      isLoading={wanted && text === undefined && !failed && (rows.isPending || row !== undefined)}
      failure={failed?.message}
    />
  )
}

interface PlaceSelectProps extends ChoiceProps {
  options: { value: string; label: string }[]
  isLoading: boolean
  failure: string | undefined
  onOpen(): void
}

function PlaceSelect({ page, title, disabled, write, options, ...state }: PlaceSelectProps) {
  const { isLoading, failure, onOpen } = state
  const { path, number, uuid: place } = page
  const isGone =
    place !== '' && !isLoading && failure === undefined && !options.some(({ value }) => value === place)
  const top = { value: '', label: '页面顶部' }
  const gone = { value: place, label: '所选位置（已不存在）' }
  const choose = (uuid: string) => {
    const chosen = options.find(({ value }) => value === uuid)
    if (chosen) write(pageLink(withPlace(path, uuid), page.title + SEPARATOR + chosen.label))
    else if (number === '') write(pageLink(HOME.url, HOME.title))
    else write(customLink({ theme_pc_template_id: number, title: page.title }))
  }
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
      value={place}
      options={
        isLoading && place !== ''
          ? [top, { value: place, label: '正在读取…' }]
          : [top, ...options, ...(isGone ? [gone] : [])]
      }
      onOpenChange={(open) => open && onOpen()}
      onChange={choose}
    />
  )
}
