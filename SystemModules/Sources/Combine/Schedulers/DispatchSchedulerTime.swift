import Dispatch
import OpenCombine

extension DispatchQueue {
    /// A time of a queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch represents it.
        public var dispatchTime: DispatchTime

        /// Creates a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads the time in nanoseconds since the machine started.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes the time in nanoseconds since the machine started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// Returns the time from this time to another one, negative if the other one is earlier.
        public func distance(to other: Self) -> Stride {
            let (one, other) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: one <= other ? Int(clamping: other - one) : -Int(clamping: one - other))
        }

        /// Returns the time that is later by a distance.
        public func advanced(by distance: Stride) -> Self { Self(dispatchTime + distance.timeInterval) }

        /// A distance of times in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            Sendable
        {
            /// The distance in nanoseconds, with its sign.
            public var magnitude: Int

            // The name in files of Apple's systems.
            private enum CodingKeys: String, CodingKey {
                case magnitude = "_nanoseconds"
            }

            /// The distance as Dispatch represents it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates the distance of an interval. Distances beyond 292 years are as long as that.
            public init(_ timeInterval: DispatchTimeInterval) {
                self =
                    switch timeInterval {
                    case .seconds(let count): .seconds(count)
                    case .milliseconds(let count): .milliseconds(count)
                    case .microseconds(let count): .microseconds(count)
                    case .nanoseconds(let count): .nanoseconds(count)
                    default: .nanoseconds(.max)
                    }
            }

            /// Creates a distance of a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a distance of a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a distance of a number of seconds; `nil` if an `Int` cannot represent it.
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// Returns a distance of seconds; 0 for a value that is no number.
            public static func seconds(_ seconds: Double) -> Self {
                let nanoseconds = seconds * 1e9
                if nanoseconds.isNaN { return Self(nanoseconds: 0) }
                if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
                return Self(nanoseconds: nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
            }
            /// Returns a distance of seconds.
            public static func seconds(_ seconds: Int) -> Self { Self(seconds, times: 1_000_000_000) }
            /// Returns a distance of milliseconds.
            public static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds, times: 1_000_000) }
            /// Returns a distance of microseconds.
            public static func microseconds(_ microseconds: Int) -> Self { Self(microseconds, times: 1000) }
            /// Returns a distance of nanoseconds.
            public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }

            /// Creates a product that is at most the largest number, and at least the smallest one.
            private init(_ count: Int, times factor: Int) {
                let (product, isTooLarge) = count.multipliedReportingOverflow(by: factor)
                magnitude = isTooLarge ? (count > 0 ? .max : .min) : product
            }

            public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
            /// Returns the sum, limited to the largest and the smallest distance.
            public static func + (one: Self, other: Self) -> Self {
                let (sum, isTooLarge) = one.magnitude.addingReportingOverflow(other.magnitude)
                return Self(nanoseconds: isTooLarge ? (other.magnitude > 0 ? .max : .min) : sum)
            }
            /// Returns the difference, limited to the largest and the smallest distance.
            public static func - (one: Self, other: Self) -> Self {
                let (difference, isTooLarge) = one.magnitude.subtractingReportingOverflow(other.magnitude)
                return Self(nanoseconds: isTooLarge ? (other.magnitude < 0 ? .max : .min) : difference)
            }
            /// Returns 0, as Apple's Combine does: a product of times is no time.
            public static func * (one: Self, other: Self) -> Self { Self(nanoseconds: 0) }
            public static func *= (one: inout Self, other: Self) { one = one * other }
        }
    }
}
