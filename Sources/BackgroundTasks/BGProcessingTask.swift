/// A task that may take minutes. Expires after ten minutes, and when the app returns to the foreground.
///
/// - Source: https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask
// Unchecked: the class adds no state to that of its superclass.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
