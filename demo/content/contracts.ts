import { accessibilityStatement, companyInformation } from './contracts/company-pages.ts';
import { cookiePolicy } from './contracts/cookie-policy.ts';
import { dataProtectionNotice } from './contracts/data-protection-notice.ts';
import { privacyPolicy } from './contracts/privacy-policy.ts';
import { termsOfUse } from './contracts/terms-of-use.ts';
import type { DemoContract } from './demo-content.ts';

/** The footer shows them in this order. */
export const contracts: readonly DemoContract[] = [
  dataProtectionNotice,
  privacyPolicy,
  cookiePolicy,
  termsOfUse,
  companyInformation,
  accessibilityStatement,
];
