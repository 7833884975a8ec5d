import { Button, Descriptions, Form, Image, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { lazyPart } from '@engine/lazy-part'
import { ScissorOutlined } from '@engine/icons'
import type { ImageRow, ImageFolder } from '@schemas/generated/api'
import { catalogue } from '@schemas/generated/catalogue'
import { CHANGE_IMAGE_IMG_NAME, ADD_IMAGE_FOLDER_NAME } from '@schemas/generated/admin-limits'
import { atMost, LoadFailure, Loading, shownTime, useHost, FormDialog } from '../../shell/ui'
import { useApi, useChange } from '../../shell/api'
import styles from './ImagesPage.module.css'

const CropDialog = lazyPart(() => import('./CropDialog'))

interface ImageDetailsProps {
  image: ImageRow
  readOnly: boolean
  onClose(): void
}

/** One picture: name and folder to change, what it is, and where it is used. */
export function ImageDetails({ image, readOnly, onClose }: ImageDetailsProps) {
  const host = useHost()
  const { image_id } = image
  const [cropping, setCropping] = useState(false)
  const [form] = Form.useForm<{ img_name: string; folder_id: string }>()
  const { data: folders } = useApi('GET /image-folders', {}, { ownError: true })
  const {
    data: uses,
    error,
    isPending,
    refetch,
  } = useApi('GET /images/{image_id}/uses', { params: { image_id } }, { ownError: true })
  const save = useChange('PUT /images/{image_id}', ['GET /images', 'GET /image-folders'])
  const submit = (body: { img_name: string; folder_id: string }) =>
    save.mutate(
      { params: { image_id }, body },
      { onSuccess: onClose, onError: ({ message }) => host.error(message) },
    )
  return (
    <Modal
      open
      width={640}
      title="图片"
      okText="保存"
      confirmLoading={save.isPending}
      okButtonProps={{ disabled: readOnly }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {!readOnly && (
        <Button className={styles.crop} icon={<ScissorOutlined />} onClick={() => setCropping(true)}>
          裁剪
        </Button>
      )}
      <Image src={image.img_full_url} alt={image.img_name} height={220} style={{ objectFit: 'contain' }} />
      <Descriptions
        column={2}
        items={[
          { key: 'size', label: '尺寸', children: `${image.width} × ${image.height}` },
          { key: 'bytes', label: '大小', children: `${Math.ceil(image.img_size / 1024)} KB` },
          { key: 'by', label: '上传者', children: image.operator_name || '—' },
          { key: 'created', label: '上传时间', children: shownTime(image.created) },
        ]}
      />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={readOnly}
        initialValues={{ img_name: image.img_name, folder_id: image.folder_id ?? '' }}
        onFinish={submit}
      >
        <Form.Item
          label="名称"
          name="img_name"
          rules={[
            { required: true, whitespace: true, message: '请输入图片名称' },
            atMost(CHANGE_IMAGE_IMG_NAME),
          ]}
        >
          <Input />
        </Form.Item>
        <Form.Item label="文件夹" name="folder_id">
          <Select
            options={[
              { value: '', label: '未分组' },
              ...(folders?.list ?? []).map(({ folder_id, name }) => ({ value: folder_id, label: name })),
            ]}
          />
        </Form.Item>
      </Form>
      <h2>使用位置</h2>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {uses?.list.length === 0 && <p>没有使用</p>}
      <ul>
        {uses?.list.map(({ kind, id, uuid, title, type }) => (
          <li key={`${kind} ${id} ${uuid}`}>
            {title}
            {type && ` · ${catalogue[type]?.title ?? type}`}
          </li>
        ))}
      </ul>
      {cropping && <CropDialog image={image} onClose={() => setCropping(false)} />}
    </Modal>
  )
}

const LISTS = ['GET /image-folders'] as const

/** Creates or renames a folder. */
export function FolderName({ folder, onClose }: { folder: ImageFolder | null; onClose(): void }) {
  const host = useHost()
  const create = useChange('POST /image-folders', LISTS)
  const rename = useChange('PUT /image-folders/{folder_id}', LISTS)
  const then = { onSuccess: onClose, onError: ({ message }: Error) => host.error(message) }
  function submit({ name }: { name: string }) {
    const body = { name: name.trim() }
    if (folder) rename.mutate({ params: { folder_id: folder.folder_id }, body }, then)
    else create.mutate({ body }, then)
  }
  return (
    <FormDialog
      title={folder ? '重命名文件夹' : '新建文件夹'}
      busy={create.isPending || rename.isPending}
      initialValues={{ name: folder?.name ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="文件夹名称"
        name="name"
        rules={[
          { required: true, whitespace: true, message: '请输入文件夹名称' },
          atMost(ADD_IMAGE_FOLDER_NAME),
        ]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
