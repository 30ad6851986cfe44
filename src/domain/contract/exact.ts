import type { FormatOf } from './formatted';

/** A key of one of the shapes, where there are several to choose from. */
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** What stands below the key, in whichever of the shapes has it. */
type Below<Shape, Key> = Shape extends unknown
  ? Key extends keyof Shape
    ? Shape[Key]
    : never
  : never;

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** A text of a format may only go where the contract wants one of that format. */
type ExactText<Shape, Value> = [FormatOf<Value>] extends [FormatOf<Extract<Shape, string>>]
  ? Value
  : never;

type Leaf = number | boolean | bigint | symbol | null | undefined;

/**
 * The value's own type when no part of it has a field that the shape lacks; such a field is `never`
 * at its place. TypeScript by itself only objects to what a literal has too much, and lets a variable
 * or a spread pass.
 */
export type Exact<Shape, Value> =
  IsSame<Shape, Value> extends true
    ? Value
    : Value extends Leaf
      ? Value
      : Value extends string
        ? ExactText<Shape, Value>
        : Value extends readonly unknown[]
          ? {
              [Index in keyof Value]: Exact<
                Extract<Shape, readonly unknown[]>[number],
                Value[Index]
              >;
            }
          : {
              [Key in keyof Value]: Key extends KeyOf<Shape>
                ? Exact<Below<Shape, Key>, Value[Key]>
                : never;
            };

/**
 * Makes the function that passes on a value of exactly this shape: `exactly<UserChange>()({...})`.
 * A field that the contract no longer has does not compile, wherever the value came from.
 */
export const exactly =
  <Shape>() =>
  <Value extends Shape>(value: Value & Exact<Shape, Value>): Shape =>
    value;
