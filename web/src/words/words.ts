// Puts what the server says as codes into the reader's language; core/words.py does the same in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Choice, Said } from '../wire/messages';

export type Language = 'en' | 'fr';
export type Arguments = Record<string, number | string>;
type Argument = NonNullable<Said['args']>[string];

/** A number below zero, written with a minus and not with a hyphen. */
class BelowZero extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  }
  return bundle;
}

/** One reader's words: a language, a game, the players' names and the reader's own seat. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] = [],
    readonly reader: number | null = null,
  ) {}

  /** The sentence of a message that came from the server. */
  say(said: Said): string {
    return this.format(said.code, this.filled(said.args ?? {}));
  }

  /** What to call a choice: by its label, or else by the message that its kind has, filled with its own numbers. */
  name({ label, ...choice }: Choice): string {
    if (label) return this.say(label);
    const numbers = Object.entries(choice).filter(([, value]) => typeof value === 'number');
    return this.format(`do-${choice.is}`, Object.fromEntries(numbers) as Arguments);
  }

  /** A message of ours by its id; arguments are filled in as they are. */
  t(code: string, args: Arguments = {}): string {
    return this.format(code, args);
  }

  knows(code: string): boolean {
    return this.bundle.hasMessage(code);
  }

  player(seat: number): string {
    return this.names[seat] || this.format('player-name', { number: seat + 1 });
  }

  /** The same words for a table where other people sit. */
  at(names: readonly string[], reader: number | null): Words {
    return new Words(this.language, this.bundle, names, reader);
  }

  private format(code: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(code)?.value;
    if (pattern == null) {
      console.error(`no words for ${code} in ${this.language}`);
      return code;
    }
    const errors: Error[] = [];
    const signed = Object.entries(args).map(
      ([name, value]) => [name, typeof value === 'number' && value < 0 ? new BelowZero(value) : value] as const,
    );
    const text = this.bundle.formatPattern(pattern, Object.fromEntries(signed), errors);
    for (const error of errors) console.error(`${code}: ${error.message}`);
    return text;
  }

  private filled(args: Record<string, Argument>): Arguments {
    const filled: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === 'seat' || name.endsWith('_seat')) {
        filled[name] = this.player(Number(value));
        filled[name.slice(0, -'seat'.length) + 'you'] = value === this.reader ? 'yes' : 'no';
      } else if (name === 'quoted' || name.endsWith('_quoted')) {
        filled[name] = String(value);
      } else {
        filled[name] = this.value(value);
      }
    }
    return filled;
  }

  private value(value: Argument): number | string {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.t(value);
    if (!Array.isArray(value)) return this.say(value);
    return value.length
      ? value.map((each) => (typeof each === 'number' ? String(each) : this.t(each))).join(', ')
      : this.t('none');
  }
}
