import { EyeOutlined, HistoryOutlined, QrcodeOutlined, SaveOutlined } from '@engine/icons'
import { openPreview } from '../publish/preview'
import type { Action } from '../actions'

export const actions: readonly Action[] = [
  {
    id: 'save',
    title: '保存',
    icon: SaveOutlined,
    group: '页面',
    keys: ['$mod+KeyS'],
    everywhere: true,
    edits: true,
    run: async ({ saver, host }) => {
      if (await saver.flush()) host.success('已保存')
      else host.error(saver.state.message ?? '保存失败，稍后自动重试')
    },
  },
  {
    id: 'preview',
    title: '预览',
    icon: EyeOutlined,
    group: '页面',
    keys: ['$mod+Shift+KeyE'],
    run: (workspace) => openPreview(workspace, 'own'),
  },
  {
    id: 'preview-phone',
    title: '手机宽度预览',
    group: '页面',
    run: (workspace) => openPreview(workspace, 'phone'),
  },
  { ...dialog('preview-code', '用手机扫码预览', []), icon: QrcodeOutlined },
  { ...dialog('publish', '发布', ['$mod+Shift+KeyS']), inFields: 'always' },
  { ...dialog('versions', '历史版本', ['$mod+Shift+KeyH']), icon: HistoryOutlined },
  dialog('problems', '页面检查', ['$mod+Shift+KeyL']),
]

function dialog(id: string, title: string, keys: string[]): Action {
  return {
    id,
    title,
    group: '页面',
    keys,
    run: ({ ui }) => {
      ui.dialog = id
    },
  }
}
