/** Who is signed in, as the service has it (product §3, user details response). */
export interface UserDetails {
  readonly name: string;
  readonly email: string;
}
