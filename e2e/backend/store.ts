import type { Firm, User } from './records';
import { firmOf, seedFirms, seedUsers } from './seed';
import { verificationTokens, memberAccount } from './accounts';

/** The state of the service. Tests may read and change it freely; `reset` restores the first state. */
export class Store {
  users: User[] = [];
  firms: Firm[] = [];
  /** Bearer token to user id. Clearing it expires every session. */
  readonly tokens = new Map<string, number>();
  /** Token of a verification link to what it does; each works once. */
  readonly verifications = new Map<string, { userId: number; signsIn: boolean }>();
  /** Emails with a new password that the service has sent. */
  mailbox: { to: string; password: string }[] = [];
  private highestMembership = 0;
  private highestFirmId = 0;
  private issuedTokens = 0;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.users = seedUsers();
    this.firms = seedFirms();
    this.mailbox = [];
    this.tokens.clear();
    this.verifications.clear();
    const userId = memberAccount.userId;
    this.verifications.set(verificationTokens.signsIn, { userId, signsIn: true });
    this.verifications.set(verificationTokens.verifies, { userId, signsIn: false });
    this.highestMembership = Math.max(...this.firms.map((firm) => firm.membership ?? 0));
    this.highestFirmId = Math.max(...this.firms.map((firm) => firm.id));
  }

  /** A bearer token as a login returns it. No token is issued twice, not even after a reset. */
  issueToken(userId: number): string {
    this.issuedTokens += 1;
    const token = `${userId}|session-${this.issuedTokens}`;
    this.tokens.set(token, userId);
    return token;
  }

  userOfToken(token: string | null): User | null {
    const userId = token === null ? undefined : this.tokens.get(token);
    return this.users.find((user) => user.id === userId) ?? null;
  }

  firm(id: number | null): Firm | null {
    return this.firms.find((firm) => firm.id === id) ?? null;
  }

  /** Adds a firm, by default an application that is not paid. */
  addFirm(known: Partial<Omit<Firm, 'id'>> & Pick<Firm, 'firmName' | 'mobile'>): Firm {
    this.highestFirmId += 1;
    const firm = firmOf({ id: this.highestFirmId, ...known });
    this.firms.push(firm);
    this.reserveMembership(firm.membership);
    return firm;
  }

  /** Removes a firm together with its account; its membership number is not used again. */
  removeFirm(firm: Firm): void {
    this.firms = this.firms.filter((other) => other !== firm);
    this.users = this.users.filter((user) => user.memberId !== firm.id);
  }

  /** Makes sure that an imported number is never given to another firm. */
  reserveMembership(number: number | null): void {
    this.highestMembership = Math.max(this.highestMembership, number ?? 0);
  }

  nextMembership(): number {
    this.highestMembership += 1;
    return this.highestMembership;
  }

  /** Marks a firm that was sent a link as paid, as the payment provider's notice does. */
  pay(memberId: number): void {
    const firm = this.firm(memberId);
    if (firm === null) throw new Error(`There is no member ${memberId}.`);
    if (firm.payment !== 'pending' || !firm.linkSent) {
      throw new Error(`Member ${memberId} has no open payment link.`);
    }
    firm.payment = 'paid';
    firm.paymentDate = new Date().toISOString().slice(0, 10);
    firm.receiptNo = `R-${firm.paymentDate.slice(0, 4)}-${String(firm.id).padStart(4, '0')}`;
  }
}
