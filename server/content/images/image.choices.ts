import { type Choices, namedBy } from '../../back-office'
import { image, image_folder } from '../../db/schema'

export const choices: readonly Choices[] = [
  { kind: 'image', named: namedBy(image, image.image_id, image.img_name) },
  { kind: 'image_folder', named: namedBy(image_folder, image_folder.folder_id, image_folder.name) },
]
