import { Breakers, type Breaker } from '../../core/circuit-breakers'
import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import type { CompanyAccounts, PaymentConfig } from '../../config/payment-accounts'
import { AlipayProvider } from './alipay-provider'
import type { PaymentProvider } from './provider'
import { TestProvider } from './test-provider'
import { WechatProvider } from './wechat-provider'

/** The configured payment providers of every company. */
export class PaymentProviders {
  readonly #test: TestProvider | undefined
  readonly #byCompany: Map<string, PaymentProvider[]>

  /** @param breakers circuit breakers of this server; companies with the same provider share one */
  constructor(
    db: Database,
    { test, accounts }: PaymentConfig,
    private readonly breakers = new Breakers(),
  ) {
    this.#test = test
      ? new TestProvider((company_id) => companySecret(db, company_id, 'test-pay'))
      : undefined
    this.#byCompany = new Map(
      Object.entries(accounts).map(([company_id, own]) => [company_id, providersOf(company_id, own)]),
    )
  }

  of(company_id: string): PaymentProvider[] {
    return [...(this.#byCompany.get(company_id) ?? []), ...(this.#test ? [this.#test] : [])]
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
    if (!this.#test) throw new AppError('pay_type_unavailable')
    return this.#test
  }
}

const providersOf = (company_id: string, { alipay, wechat }: CompanyAccounts): PaymentProvider[] => [
  ...(wechat ? [new WechatProvider(company_id, wechat)] : []),
  ...(alipay ? [new AlipayProvider(company_id, alipay)] : []),
]
