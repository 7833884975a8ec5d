import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { clearable, Heading, PageCard } from '../ui'
import styles from './ListPage.module.css'

interface ListPageProps {
  title: string
  /** Main buttons, beside the title. */
  actions?: ReactNode
  /** Above the filters: tabs. */
  head?: ReactNode
  /** What the list can be narrowed by, a `SearchBox` among it. */
  filters?: ReactNode
  /** The table. */
  children: ReactNode
}

/** A page of the back office that lists rows. */
export function ListPage({ title, actions, head, filters, children }: ListPageProps) {
  return (
    <>
      <Heading title={title}>{actions}</Heading>
      <PageCard>
        {head}
        {filters && <FilterBar>{filters}</FilterBar>}
        {children}
      </PageCard>
    </>
  )
}

export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}

interface SearchBoxProps {
  label: string
  /** Default: the label. */
  placeholder?: string
  /** What is searched for now. */
  keyword: string
  /** Gets the words without the space around them; '' after clearing. */
  onSearch(keyword: string): void
}

/** A search box that follows the keyword when that changes elsewhere, as by the back button. */
export function SearchBox({ label, placeholder = label, keyword, onSearch }: SearchBoxProps) {
  const [searched, setSearched] = useState(keyword)
  const [text, setText] = useState(keyword)
  if (searched !== keyword) {
    setSearched(keyword)
    setText(keyword)
  }
  return (
    <Input.Search
      className={styles.search ?? ''}
      aria-label={label}
      placeholder={placeholder}
      allowClear={clearable}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onSearch={(words) => onSearch(words.trim())}
    />
  )
}
