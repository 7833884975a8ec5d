import type { ReactNode } from 'react'
import '@pumian/engine/style.css'

export const metadata = { title: '页面' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
