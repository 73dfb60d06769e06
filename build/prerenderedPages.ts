/** The screens that the build draws in advance: the file that shows each, and the module of its page below the repository. */
export const prerenderedPages = {
  'login.html': '/src/features/account/LoginPage.tsx',
  'register.html': '/src/features/registration/RegistrationPage.tsx',
} as const;
