import { Card } from 'antd'
import type { ReactNode } from 'react'
import { SignInForm } from './SignInForm'
import styles from './SignIn.module.css'

export function SignIn() {
  return (
    <SignInCard title="铺面设计器">
      <SignInForm />
    </SignInCard>
  )
}

/** A page with nothing but a card in its middle. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Card>
    </main>
  )
}
