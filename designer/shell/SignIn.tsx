import { Card } from 'antd'
import { SignInForm } from './SignInForm'
import styles from './SignIn.module.css'

export function SignIn() {
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>铺面设计器</h1>
        <SignInForm />
      </Card>
    </main>
  )
}
