import { Breakers, type Breaker } from '../../core/circuit-breakers'
import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import type { CompanyAccounts, PaymentConfig } from '../../config/payment-accounts'
import type { PaymentProvider } from './provider'
import { TestProvider } from './test-provider'

/** The configured payment providers of every company. */
export class PaymentProviders {
  private constructor(
    private readonly testPay: TestProvider | undefined,
    private readonly byCompany: Map<string, PaymentProvider[]>,
    private readonly breakers: Breakers,
  ) {}

  /** @param breakers circuit breakers of this server; companies with the same provider share one */
  static async open(
    db: Database,
    { test, accounts }: PaymentConfig,
    breakers = new Breakers(),
  ): Promise<PaymentProviders> {
    const testPay = test
      ? new TestProvider((company_id) => companySecret(db, company_id, 'test-pay'))
      : undefined
    const configured = Object.entries(accounts).map(
      async ([company_id, own]) => [company_id, await providersOf(company_id, own)] as const,
    )
    return new PaymentProviders(testPay, new Map(await Promise.all(configured)), breakers)
  }

  of(company_id: string): PaymentProvider[] {
    return [...(this.byCompany.get(company_id) ?? []), ...(this.testPay ? [this.testPay] : [])]
  }

  /** The provider with the notify address `/api/{name}/notify`. */
  named(company_id: string, name: string): PaymentProvider | undefined {
    return this.of(company_id).find((provider) => provider.name === name)
  }

  /** @throws AppError pay_type_unavailable */
  forPayType(company_id: string, pay_type: string): PaymentProvider {
    const found = this.of(company_id).find(({ methods }) =>
      methods.some((method) => method.pay_type === pay_type),
    )
    if (!found) throw new AppError('pay_type_unavailable')
    return found
  }

  /** The circuit breaker of a provider, for calls that can be postponed; calls that a shopper waits for bypass it. */
  breakerOf({ name, gateway }: PaymentProvider): Breaker {
    return this.breakers.of(`${name} ${gateway}`.trim())
  }

  /** Ways to pay whose circuit breaker is open. */
  unavailablePayTypes(company_id: string): string[] {
    const silent = this.of(company_id).filter((provider) => this.breakerOf(provider).refuses)
    return silent.flatMap(({ methods }) => methods.map(({ pay_type }) => pay_type))
  }

  /** @throws AppError pay_type_unavailable if test payments are not configured */
  get test(): TestProvider {
    if (!this.testPay) throw new AppError('pay_type_unavailable')
    return this.testPay
  }
}

/** The SDKs are loaded only where they are configured: they are a tenth of what a starting server loads. */
async function providersOf(
  company_id: string,
  { alipay, wechat }: CompanyAccounts,
): Promise<PaymentProvider[]> {
  const providers: PaymentProvider[] = []
  if (wechat) {
    const { WechatProvider } = await import('./wechat-provider')
    providers.push(new WechatProvider(company_id, wechat))
  }
  if (alipay) {
    const { AlipayProvider } = await import('./alipay-provider')
    providers.push(new AlipayProvider(company_id, alipay))
  }
  return providers
}
