// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  uploadType: '上传图片只能是 JPG 或者 PNG 格式!',
  uploadHint: 'JPG / PNG，不超过 {n} MB',
  uploadSize: '图片不能大于 {n} MB',
  uploadPixels: '图片不能超过 {n} 万像素',
  uploadBroken: '图片已损坏或不完整，无法读取',
} as const
