import type { account } from '../../api/account';
import type { imports } from '../../api/imports';
import type { members } from '../../api/members';
import type { profile } from '../../api/profile';
import type { registration } from '../../api/registration';

type EndpointNames<Api extends { readonly endpoints: object }> = keyof Api['endpoints'];

/** The endpoints of src/api, by their names. */
export type EndpointName =
  | EndpointNames<typeof account>
  | EndpointNames<typeof imports>
  | EndpointNames<typeof members>
  | EndpointNames<typeof profile>
  | EndpointNames<typeof registration>;
