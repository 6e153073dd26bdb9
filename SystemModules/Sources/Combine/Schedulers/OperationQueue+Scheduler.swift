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

    /// Adds an operation at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let reading { return reading.schedule(at: date.date, action) }
        let action = SendableAction(action)
        // The queue is retained, as its operations would retain it.
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { [self] in
            addOperation { action.call() }
        }
    }

    /// Adds an operation at a time, and then again an interval after each one has begun, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let reading { return reading.schedule(at: date.date, every: interval.timeInterval, action) }
        let operation = RepeatedOperation(action, on: self, every: interval.timeInterval)
        operation.add(after: date.date.timeIntervalSinceNow)
        return AnyCancellable(operation)
    }

    /// The clock of the frames, if this is the main queue.
    private var reading: FrameClock.Reading? { self === OperationQueue.main ? FrameClock.reading : nil }
}
