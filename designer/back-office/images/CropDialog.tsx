import { Modal, Segmented, Slider } from 'antd'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useQueryClient } from '@tanstack/react-query'
import type { ImageRow } from '@schemas/generated/api'
import { drawPart, type Part, uploadImage } from '../../images'
import { useHost } from '../../shell/ui'
import styles from './CropDialog.module.css'

interface CropDialogProps {
  image: ImageRow
  onClose(): void
}

/** Width over height; 0: that of the picture itself. */
const RATIOS = [
  { value: 0, label: '原比例' },
  { value: 1, label: '1:1' },
  { value: 4 / 3, label: '4:3' },
  { value: 3 / 4, label: '3:4' },
  { value: 16 / 9, label: '16:9' },
  { value: 1190 / 400, label: '1190:400' },
]
const NEAREST = 4

/** Cuts a part out of a picture of the library; it becomes a picture of its own, in the same folder. */
export default function CropDialog({ image, onClose }: CropDialogProps) {
  const host = useHost()
  const client = useQueryClient()
  const [ratio, setRatio] = useState(0)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  const [busy, setBusy] = useState(false)

  async function save() {
    if (!part) return
    setBusy(true)
    try {
      const { folder_id } = image
      await uploadImage(await cut(image, part), folder_id === '' ? {} : { folder_id })
      for (const key of ['GET /images', 'GET /image-folders'])
        void client.invalidateQueries({ queryKey: [key] })
      host.success('裁剪后的图片已保存为新图片')
      onClose()
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      width={720}
      title="裁剪图片"
      okText="保存为新图片"
      okButtonProps={{ disabled: !part }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Segmented aria-label="比例" options={RATIOS} value={ratio} onChange={setRatio} />
      <div className={styles.stage}>
        <Cropper
          image={image.img_full_url}
          aspect={ratio || image.width / image.height}
          crop={crop}
          zoom={zoom}
          maxZoom={NEAREST}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setPart(pixels)}
          mediaProps={{ alt: image.img_name }}
          cropperProps={{ role: 'group', 'aria-label': '裁剪范围，用方向键移动' }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles.zoom}>
        <span>缩放</span>
        <Slider
          ariaLabelForHandle="缩放"
          min={1}
          max={NEAREST}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          tooltip={{ formatter: (value) => `${value} 倍` }}
        />
        <span className={styles.size}>{part && `${part.width} × ${part.height}`}</span>
      </div>
    </Modal>
  )
}

/** @throws Error if the picture cannot be read, as from a bucket that allows no other origin */
async function cut({ img_full_url, img_name }: ImageRow, part: Part): Promise<File> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = img_full_url
  await image.decode().catch((cause: unknown) => {
    throw new Error('图片读取失败，请稍后重试', { cause })
  })
  const bitmap = await createImageBitmap(image)
  const name = `${img_name.replace(/\.[a-z]+$/i, '')}-裁剪.png`
  return drawPart(bitmap, part, { scale: 1, name, type: 'image/png' }).finally(() => bitmap.close())
}
