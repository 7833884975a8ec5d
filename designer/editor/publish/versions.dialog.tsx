import { Empty, Modal, Segmented } from 'antd'
import { useState } from 'react'
import type { PageVersion } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { type DialogProps, REGION_NAMES, useWorkspace } from '../workspace'
import { VersionDetail } from './VersionDetail'
import { useVersions, VersionList } from './VersionList'
import styles from './Versions.module.css'

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
  const page_id = pages[region]?.page.page_id ?? ''
  const { data } = useVersions(page_id, 1)
  const selected = chosen ?? data?.list.find(({ current }) => current)
  return (
    <div className={styles.columns}>
      <VersionList page_id={page_id} selected={selected?.publication_id ?? null} onSelect={choose} />
      {selected ? (
        <VersionDetail
          key={selected.publication_id}
          region={region}
          version={selected}
          onRolledBack={onClose}
        />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请选择一个版本" />
      )}
    </div>
  )
}
