import Foundation
import OpenCombine

/// An operation queue as a scheduler. The main queue follows the clock of the frames while a test advances it.
extension OperationQueue: @retroactive Scheduler {
    /// A time of the scheduler.
    public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

    /// The options of the scheduler, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(reading?.date ?? Date()) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an operation that calls an action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SendableAction(action)
        addOperation { action.call() }
    }

    /// Adds an operation that is ready at a time. It calls an action.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let reading { return reading.schedule(at: date.date, action) }
        DelayedOperation.add(to: self, at: date.date, action)
    }

    /// Adds an operation that is ready at a time, and then another one an interval after the end of each.
    ///
    /// The repetition ends when the result or the waiting operation is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let reading { return reading.schedule(at: date.date, every: interval.timeInterval, action) }
        let operation = RepeatedOperation(action, on: self, every: interval.timeInterval)
        operation.add(at: date.date)
        return AnyCancellable(operation)
    }

    /// The clock of the frames, if this is the main queue.
    private var reading: FrameClock.Reading? { self === OperationQueue.main ? FrameClock.reading : nil }
}
