export interface UserDetails {
  readonly name: string;
  readonly email: string;
}
