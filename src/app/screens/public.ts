/* The screens of the public layout that are rarely opened first, in one file (docs/decisions/0037), without antd. */

export { default as EmailVerificationPage } from '../../features/account/EmailVerificationPage';
export { default as ForgotPasswordPage } from '../../features/account/ForgotPasswordPage';
export { PaymentFailedPage, PaymentSuccessPage } from '../../features/payment/PaymentPages';
