import type { Language } from "../../../archive.ts";
import type { Database } from "../../../data/database.ts";
import type { User } from "../../../data/users/users.ts";
import type { WriteFailure } from "../../../data/write-batch.ts";
import type { MergeOutcome, SeparationProblem } from "../../../domain/records/merging.ts";
import type { Services } from "../../../operations/services.ts";
import type { FieldRow, MergeView, Side } from "./merge-view.ts";

type Result<Reason> = Promise<MergeOutcome<Reason>>;

export interface MergeSubject {
  resolve(this: void, db: Database, text: string): Promise<string | null>;
  list(
    this: void,
    db: Database,
    ids: string[],
  ): Promise<Map<string, { side: Side; compare(other: string, language: Language): FieldRow[] }>>;
  open(
    this: void,
    db: Database,
    from: string,
    to: string,
    language: Language,
  ): Promise<MergeView | "missing">;
  merge(
    this: void,
    services: Services,
    actor: User,
    from: string,
    to: string,
  ): Result<WriteFailure>;
  openSeparation(
    this: void,
    db: Database,
    mergeId: number,
    now: number,
    language: Language,
  ): Promise<MergeView | SeparationProblem | "missing">;
  separate(
    this: void,
    services: Services,
    actor: User,
    mergeId: number,
  ): Result<WriteFailure | SeparationProblem>;
}
