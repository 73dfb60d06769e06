/** An action of the store, with what it tells. */
type Told<Payload> = { readonly type: string; readonly payload: Payload };

/**
 * Makes the actions of one type, and knows them again. Redux Toolkit's `createAction` and `createSlice` are in no file that the
 * sign-in and the registration wait for (docs/decisions/0032).
 */
export function actionOf<Payload = void>(type: string) {
  const make = (payload: Payload): Told<Payload> => ({ type, payload });
  const match = (action: { readonly type: string }): action is Told<Payload> =>
    action.type === type;
  return Object.assign(make, { match });
}
