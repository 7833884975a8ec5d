// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  notAllowed: '不可放入自由面板',
  selectPanel: '请选中要保存的自由面板',
  nameRequired: '请输入组合模块名称',
  imageFailed: '组合模块图片保存失败',
  imageUploaded: '上传组合模块图片成功!',
  saved: '组合模块保存成功！',
} as const
