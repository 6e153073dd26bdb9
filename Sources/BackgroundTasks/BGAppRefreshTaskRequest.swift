/// A request for a short task, which fetches content.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request.
    ///
    /// - Parameter identifier: The identifier of the task.
    public init(identifier: String) { super.init(identifier) }
}
