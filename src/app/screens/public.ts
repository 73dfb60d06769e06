/* The screens without a sidebar that are not opened first, in one file (docs/decisions/0037). */

export { default as ChangePasswordPage } from '../../features/account/ChangePasswordPage';
export { default as DashboardPage } from '../../features/account/DashboardPage';
export { default as EmailVerificationPage } from '../../features/account/EmailVerificationPage';
export { default as ForgotPasswordPage } from '../../features/account/ForgotPasswordPage';
export { default as PaymentFailedPage } from '../../features/payment/PaymentFailedPage';
export { default as PaymentSuccessPage } from '../../features/payment/PaymentSuccessPage';
export { default as TopBarLayout } from '../layouts/TopBarLayout';
