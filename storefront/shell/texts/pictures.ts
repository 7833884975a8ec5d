/** Texts of pictures that members upload. */
export const texts = {
  kinds: 'JPG 或 PNG',
  upTo: (megabytes: number) => `每张不超过 ${megabytes} MB`,
  most: (pictures: number) => `最多 ${pictures} 张`,
  takePhoto: '拍照',
  add: '添加图片',
  remove: (at: number) => `移除第 ${at} 张图片`,
  pictureAt: (at: number) => `第 ${at} 张图片`,
  enlarge: (at: number) => `查看第 ${at} 张图片`,
  preview: '查看图片',
  uploading: '上传中…',
  notAPicture: '上传图片只能是 JPG 或者 PNG 格式!',
  tooLarge: (megabytes: number) => `图片不能超过 ${megabytes} MB`,
} as const
