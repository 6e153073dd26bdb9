/// A short task, which fetches content. Expires after 30 seconds.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
