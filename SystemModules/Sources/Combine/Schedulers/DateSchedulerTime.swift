import Foundation
import OpenCombine

/// The time of a scheduler that uses dates: of `RunLoop` and of `OperationQueue`, whose times are different types.
///
/// > Difference from Apple: both are instances of this generic type. An app that makes both times conform to a protocol
/// > of its own extends this type once.
public struct DateSchedulerTime<Owner>: Strideable, Codable, Hashable, Sendable {
    /// The date of the time.
    public var date: Date

    /// Creates the time of a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the time from this time to another one, negative if the other one is earlier.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the time that is later by a distance.
    public func advanced(by distance: Stride) -> Self { Self(date + distance.timeInterval) }

    /// A distance of times in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        Sendable
    {
        /// The distance in seconds, with its sign.
        public var magnitude: TimeInterval
        /// The distance in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a distance of a number of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        /// Creates a distance of a number of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        /// Creates a distance of a number of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// Creates a distance of a number of seconds; `nil` if a `Double` cannot represent it.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// Returns a distance of seconds.
        public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
        /// Returns a distance of seconds.
        public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
        /// Returns a distance of milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Self { Self(TimeInterval(milliseconds) / 1e3) }
        /// Returns a distance of microseconds.
        public static func microseconds(_ microseconds: Int) -> Self { Self(TimeInterval(microseconds) / 1e6) }
        /// Returns a distance of nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(TimeInterval(nanoseconds) / 1e9) }

        public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
        public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
        public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
        public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
        public static func *= (one: inout Self, other: Self) { one = one * other }
    }
}
