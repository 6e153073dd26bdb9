import Dispatch
import Foundation
import OpenCombine

/// A queue as a scheduler. The main queue follows the clock of the frames while a test advances it.
extension DispatchQueue: @retroactive Scheduler {
    /// The options of the scheduler.
    public struct SchedulerOptions {
        /// The quality of service of the actions.
        public var qos: DispatchQoS
        /// The flags of the actions.
        public var flags: DispatchWorkItemFlags
        /// The group of the actions that are called at once; `nil` for none.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(reading.map { FrameUptime.time(of: $0.date) } ?? .now()) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls an action on the queue, after the present ones.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let (options, action) = (options ?? SchedulerOptions(), SendableAction(action))
        async(group: options.group, qos: options.qos, flags: options.flags) { action.call() }
    }

    /// Calls an action on the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let reading { return reading.schedule(at: FrameUptime.date(of: date.dispatchTime), action) }
        let (options, action) = (options ?? SchedulerOptions(), SendableAction(action))
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.call() }
    }

    /// Calls an action on the queue at a time, and then again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let reading {
            let interval = TimeInterval(interval.magnitude) / 1e9
            return reading.schedule(at: FrameUptime.date(of: date.dispatchTime), every: interval, action)
        }
        let (options, action) = (options ?? SchedulerOptions(), SendableAction(action))
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options.qos, flags: options.flags) { action.call() }
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    /// The clock of the frames, if this is the main queue.
    private var reading: FrameClock.Reading? { isMain ? FrameClock.reading : nil }

    /// Whether this is the main queue. Each reading of `main` returns another object for it.
    private var isMain: Bool { getSpecific(key: Self.mainKey) == true }

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        main.setSpecific(key: key, value: true)
        return key
    }()
}

/// Converts between dates and times since the machine started. Both clocks are read once, so that a conversion and its
/// inverse give the same time.
private enum FrameUptime {
    private static let start = (date: Date(), nanoseconds: DispatchTime.now().uptimeNanoseconds)

    static func time(of date: Date) -> DispatchTime {
        let nanoseconds = (date.timeIntervalSince(start.date) * 1e9).rounded()
        return DispatchTime(uptimeNanoseconds: UInt64(clamping: Int64(clamping: start.nanoseconds) + Int64(nanoseconds)))
    }

    static func date(of time: DispatchTime) -> Date {
        let nanoseconds = Double(time.uptimeNanoseconds) - Double(start.nanoseconds)
        return start.date + nanoseconds / 1e9
    }
}
