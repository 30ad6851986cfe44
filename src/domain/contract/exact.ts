import type { FormatOf } from './formatted';

/** A key of any member of a union of shapes. */
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** The type of the key's value in every member of the union that has the key. */
type Below<Shape, Key> = Shape extends unknown
  ? Key extends keyof Shape
    ? Shape[Key]
    : never
  : never;

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** A text with a format fits only where the contract wants the same format. */
type ExactText<Shape, Value> = [FormatOf<Value>] extends [FormatOf<Extract<Shape, string>>]
  ? Value
  : never;

type Leaf = number | boolean | bigint | symbol | null | undefined;

/**
 * The value's own type, in which every field that the shape lacks has the type `never`, at any
 * depth. TypeScript alone refuses an additional field of a literal, but not of a variable or a
 * spread.
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
 * Makes a function that returns a value of exactly this shape: `exactly<UserChange>()({...})`.
 * A field that the contract dropped does not compile, wherever the value comes from.
 */
export const exactly =
  <Shape>() =>
  <Value extends Shape>(value: Value & Exact<Shape, Value>): Shape =>
    value;
