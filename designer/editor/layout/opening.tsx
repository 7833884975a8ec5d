import { Spin } from 'antd'

/** Shown until the page and the scripts of its editor are there. */
export const opening = <Spin fullscreen description="正在打开页面" />
