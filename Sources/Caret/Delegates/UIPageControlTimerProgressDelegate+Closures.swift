extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Void {
    /// Sent once per frame while the timer advances.
    public static var progressDidChange: Self { Self(.pageTimer, "pageControlTimerProgressDidChange(_:)") }
}

extension Question where Sender: UIPageControlTimerProgress, Payload == Int, Answer == Bool {
    /// Whether a page becomes the current one after the duration of the previous page. Defaults to `true`;
    /// `false` stops the timer.
    public static var shouldAdvanceToPage: Self { Self(.pageTimer, "pageControlTimerProgress(_:shouldAdvanceToPage:)", .all) }
}
