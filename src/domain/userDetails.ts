/** The user's details according to the service (product §3, user details response). */
export interface UserDetails {
  readonly name: string;
  readonly email: string;
}
