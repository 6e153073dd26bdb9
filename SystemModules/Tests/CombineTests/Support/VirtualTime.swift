import Combine

/// A time of `VirtualScheduler`, in seconds.
struct VirtualTime: Strideable {
    var seconds: Double

    func distance(to other: VirtualTime) -> Stride { Stride(value: other.seconds - seconds) }

    func advanced(by stride: Stride) -> VirtualTime { VirtualTime(seconds: seconds + stride.value) }

    struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
        var value: Double

        init(value: Double) { self.value = value }

        init(integerLiteral: Int) { value = Double(integerLiteral) }

        init?<Source: BinaryInteger>(exactly source: Source) {
            guard let value = Double(exactly: source) else { return nil }
            self.value = value
        }

        var magnitude: Double { value.magnitude }

        static func < (left: Stride, right: Stride) -> Bool { left.value < right.value }
        static func + (left: Stride, right: Stride) -> Stride { Stride(value: left.value + right.value) }
        static func - (left: Stride, right: Stride) -> Stride { Stride(value: left.value - right.value) }
        static func * (left: Stride, right: Stride) -> Stride { Stride(value: left.value * right.value) }
        static func *= (left: inout Stride, right: Stride) { left.value *= right.value }

        static func seconds(_ seconds: Int) -> Stride { Stride(value: Double(seconds)) }
        static func seconds(_ seconds: Double) -> Stride { Stride(value: seconds) }
        static func milliseconds(_ milliseconds: Int) -> Stride { Stride(value: Double(milliseconds) / 1e3) }
        static func microseconds(_ microseconds: Int) -> Stride { Stride(value: Double(microseconds) / 1e6) }
        static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(value: Double(nanoseconds) / 1e9) }
    }
}
