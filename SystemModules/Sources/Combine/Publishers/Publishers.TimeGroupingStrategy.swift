import OpenCombine

extension Publishers {
    /// The times at which `collect(_:options:)` publishes its arrays.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// An array is published at each multiple of the time after the subscription.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// An array is published at each multiple of the time after the subscription, and when it has the count.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
