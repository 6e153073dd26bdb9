extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Void {
    /// Time has gone on: once a frame.
    public static var progressDidChange: Self { Self(.pageTimer, "pageControlTimerProgressDidChange(_:)") }
}

extension Question where Sender: UIPageControlTimerProgress, Payload == Int, Answer == Bool {
    /// Whether a page becomes the present one, now that the time of the former is over. Defaults to `true`; otherwise time stands still.
    public static var shouldAdvanceToPage: Self { Self(.pageTimer, "pageControlTimerProgress(_:shouldAdvanceToPage:)", .all) }
}
