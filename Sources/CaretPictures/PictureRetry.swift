/// How a view loads a picture again after a failure.
public struct PictureRetry: Hashable, Sendable {
    /// The number of further attempts after a temporary failure.
    var count = 0
    /// The delay before the first further attempt. The delay doubles with each attempt.
    var delay = Duration.seconds(1)
    /// Whether a tap on the view starts another attempt.
    var isOnTap = false

    /// No further attempts. `reloadPicture()` still starts one.
    public static let never = PictureRetry()

    /// A tap on the view loads the picture again, after any failure.
    ///
    /// User interaction of the view is enabled while the failure is shown.
    public static let onTap = PictureRetry(isOnTap: true)

    /// Further attempts after a temporary failure, such as a broken connection or a status of 503.
    ///
    /// - Parameters:
    ///   - count: The maximum number of further attempts; 0 or less for none.
    ///   - delay: The delay before the first further attempt, on the clock of the display's frames; one second by
    ///     default. The delay doubles with each attempt.
    ///   - thenOnTap: Whether a tap loads the picture again after the last failure; `false` by default.
    public static func times(_ count: Int, after delay: Duration = .seconds(1), thenOnTap: Bool = false) -> PictureRetry {
        PictureRetry(count: max(0, count), delay: max(delay, .zero), isOnTap: thenOnTap)
    }

    /// Returns the delay before an attempt, whose number starts at 0; at most one hour.
    func delay(before attempt: Int) -> Duration { min(delay * (1 << min(attempt, 16)), .seconds(3_600)) }
}
