import { Modal, Segmented } from 'antd'
import { useState } from 'react'
import type { PageVersion } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { useApi } from '../../shell/api'
import { useListState } from '../../shell/tables'
import { type DialogProps, REGION_NAMES, useWorkspace } from '../workspace'
import { VersionDetail, type DetailTab } from './VersionDetail'
import { VersionList } from './VersionList'
import styles from './Versions.module.css'
import { Nothing } from '../../shell/ui'

const PAGE_SIZE = 10

/** Every publication of a document: view it, compare it, go back to it. It begins with what shoppers see. */
export default function VersionsDialog({ onClose }: DialogProps) {
  const { regions } = useWorkspace()
  const [region, setRegion] = useState<Region>('body')
  return (
    <Modal open width="min(1280px, 96vw)" title="历史版本" footer={null} onCancel={onClose}>
      {regions.length > 1 && (
        <Segmented<Region>
          aria-label="哪个部分"
          value={region}
          onChange={setRegion}
          options={regions.map((value) => ({ value, label: REGION_NAMES[value] }))}
        />
      )}
      {/* one for each document, so that a version is never requested of another document */}
      <Versions key={region} region={region} onClose={onClose} />
    </Modal>
  )
}

function Versions({ region, onClose }: { region: Region; onClose: () => void }) {
  const { pages } = useWorkspace()
  const [chosen, choose] = useState<PageVersion | null>(null)
  const [against, setAgainst] = useState<PageVersion | null>(null)
  const [tab, setTab] = useState<DetailTab>('view')
  const page_id = pages[region]?.page.page_id ?? ''
  const { query, paging } = useListState({}, PAGE_SIZE)
  const address = { params: { page_id } }
  const versions = useApi('GET /pages/{page_id}/versions', { ...address, query })
  const { data } = useApi('GET /pages/{page_id}/versions', { ...address, query: { ...query, page: 1 } })
  const selected = chosen ?? data?.list.find(({ current }) => current)
  return (
    <div className={styles.columns}>
      <VersionList
        versions={versions}
        paging={paging}
        selected={selected?.publication_id ?? null}
        onSelect={choose}
        against={against?.publication_id ?? null}
        onAgainst={(version) => {
          setAgainst(version)
          setTab('compare')
        }}
      />
      {selected ? (
        <VersionDetail
          key={selected.publication_id}
          region={region}
          version={selected}
          against={against}
          onAgainst={setAgainst}
          tab={tab}
          onTab={setTab}
          onRolledBack={onClose}
        />
      ) : (
        <Nothing text="请选择一个版本" />
      )}
    </div>
  )
}
