/** A host of its own on free ports of 127.0.0.1, under the files of deploy/. */
export interface Host {
  readonly origin: string;
  /** Where plain http is answered; the tests' https is plain, too. */
  readonly plainOrigin: string;
  /** What /srv/portal is to a deployer. */
  readonly root: string;
  close(): Promise<void>;
}
