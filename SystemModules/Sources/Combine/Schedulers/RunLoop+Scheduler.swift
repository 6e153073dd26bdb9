import Foundation
import OpenCombine

/// A run loop as a scheduler. The main run loop follows the clock of the frames while a test advances it.
extension RunLoop: @retroactive Scheduler {
    /// A time of the scheduler.
    public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

    /// The options of the scheduler, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(reading?.date ?? Date()) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls an action in the next turn of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = SendableAction(action)
        // Nothing runs the main run loop in an asynchronous test.
        if reading != nil { return DispatchQueue.main.async { action.call() } }
        perform { action.call() }
    }

    /// Calls an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let reading { return reading.schedule(at: date.date, action) }
        _ = addTimer(date, nil, tolerance, action)
    }

    /// Calls an action at a time, and then again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let reading { return reading.schedule(at: date.date, every: interval.timeInterval, action) }
        let timer = addTimer(date, interval, tolerance, action)
        return AnyCancellable { timer.invalidate() }
    }

    private func addTimer(
        _ date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> Timer {
        let action = SendableAction(action)
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in action.call() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return timer
    }

    /// The clock of the frames, if this is the main run loop.
    var reading: FrameClock.Reading? { self === RunLoop.main ? FrameClock.reading : nil }
}
