internal import SystemServices

/// A request for a task that may take minutes.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task requires a network connection; `false` by default.
    open var requiresNetworkConnectivity = false
    /// Whether the task requires external power; `false` by default.
    open var requiresExternalPower = false

    /// Creates a request.
    ///
    /// - Parameter identifier: The identifier of the task.
    public init(identifier: String) { super.init(identifier) }

    override var request: BackgroundTaskRequest {
        BackgroundTaskRequest(
            identifier: identifier, kind: .processing, earliestBeginDate: earliestBeginDate,
            requiresNetworkConnectivity: requiresNetworkConnectivity, requiresExternalPower: requiresExternalPower)
    }
}
