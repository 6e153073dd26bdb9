/// A short task, which fetches content. Expires after 30 seconds.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
// Unchecked: the class adds no state to that of its superclass.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
