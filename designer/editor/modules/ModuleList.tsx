import { Button, Input, Form } from 'antd'
import { useState } from 'react'
import { NotPasteable, readModule, validatedClips } from '@engine/design'
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@engine/icons'
import type { SavedModule } from '@schemas/generated/api'
import { runAction } from '../actions'
import { useApi, useChange } from '../../shell/api'
import { startDrag } from '../drag'
import { clearable, LoadFailure, Loading, atMost, FormDialog, Nothing } from '../../shell/ui'
import { PageTurner, useListState } from '../../shell/tables'
import { pasteClips } from '../placement'
import { useWorkspace } from '../workspace'
import styles from './ModuleList.module.css'
import { strings } from '@schemas/generated/strings/W0006'
import { RENAME_MODULE_NAME } from '@schemas/generated/admin-limits'

const PAGE_SIZE = 12

/** Saved modules (组合模块): drag one out or press Enter on it; rename, delete; save what is selected as a new one. */
export function ModuleList() {
  const workspace = useWorkspace()
  const { host, readOnly, hasAllPages } = workspace
  const { narrowing, narrow, query, paging } = useListState({ keyword: '' }, PAGE_SIZE)
  const [renamed, setRenamed] = useState<SavedModule | null>(null)
  const { data, error, isPending, refetch } = useApi('GET /modules', {
    query: { ...query, ...(narrowing.keyword && narrowing) },
  })
  const remove = useChange('DELETE /modules/{design_id}', ['GET /modules'])

  /** Its content, validated; null after the operator was told what is wrong. */
  function clipsOf({ params }: SavedModule) {
    try {
      return validatedClips(readModule(params))
    } catch (reason) {
      host.warn(reason instanceof NotPasteable ? reason.message : '组合模块的内容无法读取')
      return null
    }
  }

  async function confirmRemoval({ design_id, name }: SavedModule) {
    if (!(await host.confirm(`确定删除组合模块“${name}”？`, { danger: true }))) return
    remove.mutate(
      { params: { design_id } },
      { onSuccess: () => host.success('删除成功！'), onError: ({ message }) => host.error(message) },
    )
  }

  return (
    <div className={styles.modules}>
      <Button
        block
        icon={<PlusOutlined />}
        disabled={readOnly}
        onClick={() => void runAction('save-module', workspace)}
      >
        保存所选组件
      </Button>
      <Input.Search
        allowClear={clearable}
        placeholder="搜索组合模块"
        aria-label="搜索组合模块"
        onSearch={(word) => narrow({ keyword: word.trim() })}
      />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {data?.list.length === 0 && <Nothing text="还没有组合模块" />}
      <ul className={styles.list}>
        {data?.list.map((each) => (
          <li key={each.design_id} className={styles.item}>
            <button
              type="button"
              className={styles.card}
              disabled={readOnly}
              title={`${each.name}：拖到画布上，或按 Enter 添加`}
              onPointerDown={(event) => {
                const clips = clipsOf(each)
                if (clips) startDrag(workspace, event.nativeEvent, { kind: 'clips', clips, title: each.name })
              }}
              onClick={() => {
                const clips = clipsOf(each)
                if (clips) pasteClips(workspace, clips, { label: `插入模块 ${each.name}` })
              }}
            >
              {each.image && <img className={styles.picture} src={each.image} alt="" draggable={false} />}
              <span className={styles.name}>{each.name}</span>
            </button>
            <span className={styles.tools}>
              <Button
                type="text"
                icon={<EditOutlined />}
                aria-label={`重命名 ${each.name}`}
                disabled={readOnly || !hasAllPages}
                onClick={() => setRenamed(each)}
              />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`删除 ${each.name}`}
                disabled={readOnly || !hasAllPages}
                onClick={() => void confirmRemoval(each)}
              />
            </span>
          </li>
        ))}
      </ul>
      <PageTurner paging={paging} total={data?.total_count} />
      {renamed && <RenameModule module={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}

function RenameModule({ module, onClose }: { module: SavedModule; onClose(): void }) {
  const { host } = useWorkspace()
  const rename = useChange('PUT /modules/{design_id}', ['GET /modules'])
  const submit = ({ name }: { name: string }) =>
    rename.mutate(
      { params: { design_id: module.design_id }, body: { name: name.trim() } },
      { onSuccess: onClose, onError: ({ message }) => host.error(message) },
    )
  return (
    <FormDialog
      title="重命名组合模块"
      busy={rename.isPending}
      initialValues={module}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="模块名称"
        name="name"
        rules={[
          { required: true, whitespace: true, message: strings.nameRequired },
          atMost(RENAME_MODULE_NAME),
        ]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
