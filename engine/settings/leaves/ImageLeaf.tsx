import { mediaUrl } from '../../render/css-values'
import type { LeafProps } from '../field'
import { TextLeaf, textOf } from './TextLeaf'

/** The address of a picture with the picture itself: for forms without upload and library. */
export function ImageLeaf(leaf: LeafProps) {
  const url = mediaUrl(textOf(leaf.value))
  return (
    <div className="pm-set-image">
      <span className="pm-set-thumb">{url && <img src={url} alt="" />}</span>
      <TextLeaf {...leaf} hints={{ placeholder: '图片地址', ...leaf.hints }} />
    </div>
  )
}
