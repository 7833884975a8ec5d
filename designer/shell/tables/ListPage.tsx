import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { clearable, Heading, PageCard, Tabs, type TabsProps } from '../ui'
import styles from './ListPage.module.css'
import { ListTable, type ListTableProps } from './ListTable'

interface ListPageProps<Row> {
  title: string
  /** Main buttons, beside the title. */
  actions?: ReactNode
  tabs?: TabsProps
  /** Which of the rows are listed; before the search. */
  scope?: ReactNode
  search?: SearchProps
  /** What else the list can be narrowed by; behind the search. */
  filters?: ReactNode
  /** Between what narrows the list and its rows. */
  bar?: ReactNode
  /** Left out where `children` draw the rows otherwise. */
  table?: ListTableProps<Row>
  children?: ReactNode
}

/** A page of the back office that lists rows. */
export function ListPage<Row extends object>({
  title,
  actions,
  table,
  bar,
  children,
  ...head
}: ListPageProps<Row>) {
  return (
    <>
      <Heading title={title}>{actions}</Heading>
      <PageCard>
        <ListHead {...head} />
        {bar}
        {table && <ListTable<Row> {...table} />}
        {children}
      </PageCard>
    </>
  )
}

function ListHead({
  tabs,
  scope,
  search,
  filters,
}: Pick<ListPageProps<object>, 'tabs' | 'scope' | 'search' | 'filters'>) {
  // beside the tabs, not in their list: screen readers would read the search box as one of them
  if (tabs && search && !scope && !filters)
    return (
      <div className={styles.head}>
        <Tabs {...tabs} className={styles.tabs} />
        <SearchBox {...search} />
      </div>
    )
  return (
    <>
      {tabs && <Tabs {...tabs} className={styles.above} />}
      {(scope || search || filters) && (
        <FilterBar>
          {scope}
          {search && <SearchBox {...search} />}
          {filters}
        </FilterBar>
      )}
    </>
  )
}

/** Inputs in a line above the rows that they narrow. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}

interface SearchProps {
  label: string
  /** Default: the label. */
  placeholder?: string
  /** What is searched for now. */
  keyword: string
  /** Gets the words without the space around them; '' after clearing. */
  onSearch(keyword: string): void
}

/** A search box that follows the keyword when that changes elsewhere, as by the back button. */
function SearchBox({ label, placeholder = label, keyword, onSearch }: SearchProps) {
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
